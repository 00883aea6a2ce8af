import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useCallback, useMemo } from "react";
import type { Analysis } from "#contract/analysis.ts";
import type { ChosenKind } from "#contract/uploads.ts";
import type { NetworkError, ProblemError } from "#web/api/errors.ts";
import { usePicture } from "#web/api/pictures/use-picture.ts";
import { meQuery } from "#web/auth/me-query.ts";
import type { Change, Draft } from "./draft.ts";
import { isUnproved } from "./needs-identity.ts";
import { useAnalysis } from "./use-analysis.ts";

const useDraftPicture = (kind: ChosenKind, draft: Draft, change: Dispatch<Change>) => {
  const events = useMemo(
    () => ({
      onKept: (uploadId: string) => change({ kind: "picture", of: kind, uploadId }),
      onGone: () => change({ kind: "picture", of: kind, uploadId: undefined }),
    }),
    [kind, change],
  );
  return usePicture(kind, draft.pictures[kind], events);
};

/** The two pictures and what is read from them. What becomes of them is said where they stand. */
export const useProof = (draft: Draft, change: Dispatch<Change>) => {
  const queries = useQueryClient();
  const bikePhoto = useDraftPicture("bike-photo", draft, change);
  const receipt = useDraftPicture("receipt", draft, change);
  const onAnalysed = useCallback((analysis: Analysis) => change({ kind: "analysed", analysis }), [change]);
  const onFailed = useCallback(
    (error: ProblemError | NetworkError) => {
      if (isUnproved(error)) void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    },
    [queries],
  );
  const analysis = useAnalysis(draft, { onAnalysed, onFailed });
  return { bikePhoto, receipt, analysis };
};
export type Proof = ReturnType<typeof useProof>;
