import { useEffect, useState } from "react";
import type { Analysis } from "#contract/analyses.ts";
import { FrameNumber } from "#contract/frame-number.ts";
import { NetworkError, ProblemError } from "#web/api/errors.ts";
import type { Draft } from "./draft.ts";
import { analyses } from "./registration-api.ts";

/** Uploads often come in pairs: after the last one we wait this long, in milliseconds. */
const settleTime = 500;

export type AnalysisState =
  | { state: "idle" }
  | { state: "running" }
  | { state: "failed"; error: ProblemError | NetworkError };

type Events = {
  onAnalysed: (analysis: Analysis) => void;
  onFailed: (error: ProblemError | NetworkError) => void;
};

/** What is to be analysed, or undefined while something is missing or already analysed. */
const requestOf = ({ pictures, frameNumber, analysis }: Draft, withoutPhoto: boolean): string | undefined => {
  const { receipt, "bike-photo": photo } = pictures;
  const number = FrameNumber.safeParse(frameNumber);
  if (analysis || receipt === undefined || !number.success || (photo === undefined && !withoutPhoto))
    return undefined;
  return JSON.stringify({
    frameNumber: number.data,
    receiptUploadId: receipt,
    ...(photo !== undefined && { bikePhotoUploadId: photo }),
  });
};

/** Analyses by itself as soon as both pictures are there; without a photo only when told to. */
export const useAnalysis = (draft: Draft, { onAnalysed, onFailed }: Events) => {
  const [current, show] = useState<AnalysisState>({ state: "idle" });
  const [withoutPhoto, setWithoutPhoto] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const request = requestOf(draft, withoutPhoto);
  useEffect(() => {
    if (request === undefined) {
      show({ state: "idle" });
      return undefined;
    }
    const controller = new AbortController();
    const run = async () => {
      try {
        const analysis = await analyses.analyse({ body: JSON.parse(request) }, { signal: controller.signal });
        show({ state: "idle" });
        onAnalysed(analysis);
      } catch (error) {
        if (controller.signal.aborted) return;
        const known = error instanceof ProblemError || error instanceof NetworkError;
        const shown = known ? error : new NetworkError("The analysis broke off", { cause: error });
        show({ state: "failed", error: shown });
        onFailed(shown);
      }
    };
    show({ state: "running" });
    const timer = setTimeout(() => void run(), settleTime);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [request, attempt, onAnalysed, onFailed]);
  return {
    ...current,
    again: () => setAttempt((count) => count + 1),
    withoutPhoto: () => setWithoutPhoto(true),
  };
};
