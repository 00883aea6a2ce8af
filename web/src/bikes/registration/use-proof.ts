import { useEffect, useState, type Dispatch, useCallback, useMemo } from "react";
import type { Analysis, NewAnalysis } from "#contract/bikes/analysis.ts";
import { FrameNumber } from "#contract/bikes/frame-number.ts";
import { NetworkError, ProblemError } from "#web/platform/api/errors.ts";
import type { Draft, Change } from "./draft.ts";
import { analyses } from "./registration-api.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { ChosenKind } from "#contract/platform/uploads.ts";
import { usePicture } from "#web/platform/api/pictures/use-picture.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { needsIdentification } from "./needs-identity.ts";

/** In milliseconds: uploads often come in pairs, so the analysis waits for a second one. */
const settleTime = 500;

type AnalysisState =
  | { state: "idle" }
  | { state: "running" }
  | { state: "failed"; error: ProblemError | NetworkError };

type Events = {
  onAnalysed: (analysis: Analysis) => void;
  onFailed: (error: ProblemError | NetworkError) => void;
};

/** Undefined while something is missing or already analysed. */
const requestOf = (
  { pictures, frameNumber, analysis }: Draft,
  withoutPhoto: boolean,
): NewAnalysis | undefined => {
  const { receipt, "bike-photo": photo } = pictures;
  const number = FrameNumber.safeParse(frameNumber);
  if (analysis || receipt === undefined || !number.success || (photo === undefined && !withoutPhoto))
    return undefined;
  return {
    frameNumber: number.data,
    receiptUploadId: receipt,
    ...(photo !== undefined && { bikePhotoUploadId: photo }),
  };
};

type Job = { request: NewAnalysis; attempt: number };
type Failure = { job: string; error: ProblemError | NetworkError };

const run = async (job: string, signal: AbortSignal): Promise<Analysis> => {
  const { request }: Job = JSON.parse(job);
  return analyses.analyse({ body: request }, { signal });
};

const stateOf = (job: string | undefined, failure: Failure | undefined): AnalysisState => {
  if (job === undefined) return { state: "idle" };
  return failure?.job === job ? { state: "failed", error: failure.error } : { state: "running" };
};

/** Starts automatically once both pictures are uploaded; without a photo only on request. */
const useAnalysis = (draft: Draft, { onAnalysed, onFailed }: Events) => {
  const [failure, setFailure] = useState<Failure>();
  const [withoutPhoto, setWithoutPhoto] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const request = requestOf(draft, withoutPhoto);
  // As text, so that the effect restarts exactly when the content changes.
  const job = request && JSON.stringify({ request, attempt } satisfies Job);
  useEffect(() => {
    if (job === undefined) return undefined;
    const controller = new AbortController();
    const fail = (error: unknown) => {
      if (controller.signal.aborted) return;
      const known = error instanceof ProblemError || error instanceof NetworkError;
      const shown = known ? error : new NetworkError("The analysis broke off", { cause: error });
      setFailure({ job, error: shown });
      onFailed(shown);
    };
    const timer = setTimeout(() => void run(job, controller.signal).then(onAnalysed, fail), settleTime);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [job, onAnalysed, onFailed]);
  return {
    ...stateOf(job, failure),
    again: () => setAttempt((count) => count + 1),
    withoutPhoto: () => setWithoutPhoto(true),
  };
};

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
