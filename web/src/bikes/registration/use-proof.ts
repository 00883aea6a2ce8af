import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useCallback, useMemo } from "react";
import type { Analysis } from "#contract/bikes/analysis.ts";
import type { ChosenKind } from "#contract/platform/uploads.ts";
import type { NetworkError, ProblemError } from "#web/platform/api/errors.ts";
import { usePicture } from "#web/platform/api/pictures/use-picture.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import type { Change, Draft } from "./draft.ts";
import { needsIdentification } from "./needs-identity.ts";
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

export const useProof = (draft: Draft, change: Dispatch<Change>) => {
  const queries = useQueryClient();
  const bikePhoto = useDraftPicture("bike-photo", draft, change);
  const receipt = useDraftPicture("receipt", draft, change);
  const onAnalysed = useCallback((analysis: Analysis) => change({ kind: "analysed", analysis }), [change]);
  const onFailed = useCallback(
    (error: ProblemError | NetworkError) => {
      if (needsIdentification(error)) void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    },
    [queries],
  );
  const analysis = useAnalysis(draft, { onAnalysed, onFailed });
  return { bikePhoto, receipt, analysis };
};
export type Proof = ReturnType<typeof useProof>;
