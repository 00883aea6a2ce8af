import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { usePicture } from "#web/api/pictures/use-picture.ts";
import { ownReviewQuery, requestReview } from "./own-review.ts";

/** The photo cannot be sent again: another must be taken. */
const lostPhoto = new Set(["upload-not-found", "upload-already-used"]);

/** Something has happened meanwhile, in another tab or by an eID. */
const outdated = new Set(["identity-review-open", "identity-already-verified", "personal-number-missing"]);

const codeOf = (error: Error): string => (error instanceof ProblemError ? error.code : "");

const useFailureText = (error: Error | null): string | undefined => {
  const { t } = useTranslation();
  if (error === null) return undefined;
  return codeOf(error) === "too-many-requests" ? t(($) => $.idCard.limit) : failureText(error);
};

/** The photo of the card on its way from the camera to the administrators. */
export const useIdCard = (onSent: () => void) => {
  const queries = useQueryClient();
  const [uploadId, keep] = useState<string>();
  const events = useMemo(
    () => ({ onKept: keep, onGone: () => keep(undefined), onFailure: () => keep(undefined) }),
    [],
  );
  const picture = usePicture("id-card", uploadId, events);
  const drop = () => {
    keep(undefined);
    picture.cancel();
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: requestReview,
    onSuccess: (review) => {
      queries.setQueryData(ownReviewQuery.queryKey, { review });
      onSent();
    },
    onError: (refused) => {
      if (lostPhoto.has(codeOf(refused))) drop();
      if (outdated.has(codeOf(refused))) void queries.invalidateQueries();
    },
  });
  const choose = (file: Blob) => {
    reset();
    keep(undefined);
    picture.choose(file);
  };
  return {
    photo: { ...picture, choose },
    isReady: picture.state === "kept" && uploadId !== undefined,
    isSending: isPending,
    failure: useFailureText(error),
    send: () => {
      if (uploadId !== undefined) mutate(uploadId);
    },
  };
};
