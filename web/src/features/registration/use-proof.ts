import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Analysis } from "#contract/analyses.ts";
import type { UploadKind } from "#contract/uploads.ts";
import type { NetworkError, ProblemError } from "#web/api/errors.ts";
import { usePicture } from "#web/api/pictures/use-picture.ts";
import type { PictureFailure } from "#web/ui/pictures/picture.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { useToast } from "#web/ui/use-toast.ts";
import type { Change, Draft } from "./draft.ts";
import { failedChecks } from "./failed-checks.ts";
import { analysisFailure } from "./failure-text.ts";
import { isUnproved } from "./unproved.ts";
import { useAnalysis } from "./use-analysis.ts";

const confidenceOf = ({ bike }: Analysis): number | undefined => {
  const readings = Object.values(bike).filter((reading) => reading !== undefined);
  const sum = readings.reduce((total, { confidence }) => total + confidence, 0);
  return readings.length === 0 ? undefined : Math.round(sum / readings.length);
};

/** A picture of the draft, with the toasts of its way. */
const useDraftPicture = (kind: UploadKind, draft: Draft, change: Dispatch<Change>) => {
  const { t } = useTranslation();
  const toast = useToast();
  const events = useMemo(
    () => ({
      onKept: (uploadId: string) => {
        change({ kind: "picture", of: kind, uploadId });
        toast.success(
          kind === "receipt"
            ? t(($) => $.registration.pictures.receiptUploaded)
            : t(($) => $.registration.pictures.bikeUploaded),
        );
      },
      onGone: () => change({ kind: "picture", of: kind, uploadId: undefined }),
      onFailure: (failure: PictureFailure) => {
        const texts = t(($) => $.registration.pictures, { returnObjects: true });
        const whole = kind === "receipt" ? texts.receiptUploadFailed : texts.bikeUploadFailed;
        if ("fault" in failure)
          toast.error(
            texts.invalidFormat,
            t(($) => $.pictures.faults[failure.fault]),
          );
        else toast.error(texts.uploadFailed, whole);
      },
    }),
    [kind, change, t, toast],
  );
  return usePicture(kind, draft.pictures[kind], events);
};

/** The two pictures and what is read from them. */
export const useProof = (draft: Draft, change: Dispatch<Change>) => {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const bikePhoto = useDraftPicture("bike-photo", draft, change);
  const receipt = useDraftPicture("receipt", draft, change);
  const onAnalysed = useCallback(
    (analysis: Analysis) => {
      change({ kind: "analysed", analysis });
      const confidence = confidenceOf(analysis);
      if (confidence !== undefined) {
        toast.success(
          t(($) => $.registration.checks.analysed),
          t(($) => $.registration.checks.analysedText, { confidence }),
        );
      }
      if (!analysis.verified) {
        toast.error(
          t(($) => $.registration.checks.failed),
          failedChecks(analysis.checks).join(". "),
        );
      }
    },
    [change, t, toast],
  );
  const onFailed = useCallback(
    (error: ProblemError | NetworkError) => {
      const { title, detail } = analysisFailure(error);
      toast.error(title, detail);
      if (isUnproved(error)) void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    },
    [queries, toast],
  );
  const analysis = useAnalysis(draft, { onAnalysed, onFailed });
  return { bikePhoto, receipt, analysis };
};
export type Proof = ReturnType<typeof useProof>;
