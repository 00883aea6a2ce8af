import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useState } from "react";
import type { Registration } from "#contract/bikes/bikes.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { type Change, type Draft, changeDraft } from "./draft.ts";
import { registrationFailure } from "./failure-text.ts";
import { newBikeOf } from "./new-bike.ts";
import { bikes } from "./registration-api.ts";
import type { Taken } from "./TakenDialog.tsx";
import { needsIdentification } from "./needs-identity.ts";
import { frameNumberQuery } from "./frame-number-query.ts";

const register = async (draft: Draft): Promise<Registration> => {
  const body = newBikeOf(draft);
  if (!body) throw new TypeError("The draft is not finished");
  return bikes.registerBike({ body }, { idempotencyKey: draft.idempotencyKey });
};

const isTaken = (error: Error): boolean =>
  error instanceof ProblemError && error.code === "frame-number-taken";

/** The points were spent elsewhere, so the page offers to buy more. */
const lacksPoints = (error: Error): boolean =>
  error instanceof ProblemError && error.code === "insufficient-points";

/** These require new pictures. */
const lostProof = new Set([
  "analysis-not-found",
  "analysis-of-other-images",
  "upload-already-used",
  "upload-not-found",
]);

const isStickerTaken = (error: Error): boolean =>
  error instanceof ProblemError && error.code === "qr-code-taken";

type Events = { onTaken: (taken: Taken) => void; onStickerTaken: () => void };

/** Handles a refusal: opens a dialog, returns to the pictures or shows a message. */
const useRefusal = (draft: Draft, change: Dispatch<Change>, { onTaken, onStickerTaken }: Events) => {
  const toast = useToast();
  const queries = useQueryClient();
  return async (error: Error) => {
    const frameNumber = canonicalFrameNumber(draft.frameNumber);
    if (isTaken(error)) {
      const { availability } = await queries.fetchQuery({ ...frameNumberQuery(frameNumber), staleTime: 0 });
      onTaken({
        frameNumber,
        by: availability === "own" || availability === "stolen" ? availability : "taken",
      });
      return;
    }
    if (isStickerTaken(error)) {
      onStickerTaken();
      return;
    }
    const { title, detail } = registrationFailure(error);
    toast.error(title, detail);
    if (needsIdentification(error) || lacksPoints(error))
      void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    if (error instanceof ProblemError && lostProof.has(error.code)) {
      change({ kind: "picture", of: "receipt", uploadId: undefined });
      change({ kind: "step", step: "pictures" });
    }
  };
};

/** Keeps the draft until the server has accepted it. */
export const useRegistration = (draft: Draft, change: Dispatch<Change>, events: Events) => {
  const queries = useQueryClient();
  const [done, setDone] = useState<Registration>();
  const refuse = useRefusal(draft, change, events);
  const { mutate, isPending } = useMutation({
    mutationFn: register,
    onSuccess: async (registration) => {
      setDone(registration);
      change({ kind: "restart", idempotencyKey: crypto.randomUUID() });
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.account.me }),
        queries.invalidateQueries({ queryKey: queryKeys.bikes.all }),
      ]);
    },
    onError: refuse,
  });
  const submitWithoutSticker = (): void => {
    const without: Change = { kind: "sticker", uid: undefined };
    change(without);
    mutate(changeDraft(draft, without));
  };
  return {
    submit: () => mutate(draft),
    submitWithoutSticker,
    isPending,
    done,
    again: () => setDone(undefined),
  };
};
