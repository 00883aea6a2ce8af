import { createHash } from "node:crypto";
import * as z from "zod";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { MessageType } from "#contract/messages/messages.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** The result that a repeated request gets again. The text is not stored: the repeated request contains it. */
export const SendResult = z.object({
  threadId: z.string(),
  messageId: z.string(),
  type: MessageType,
  at: z.iso.datetime(),
  /** The frame number, if the sender typed it. */
  frameNumber: z.string().optional(),
});
export type SendResult = z.infer<typeof SendResult>;

const secondsKept = 2 * 24 * 60 * 60;

type SentText = {
  readonly fromUserId: string;
  readonly text: string;
  /** The latest message that the sender had received: after an answer, the same text may be sent again. */
  readonly heardId: string | undefined;
};

/** The same for one person's text on one day, regardless of case and spacing. */
export const hashOfText = ({ fromUserId, text, heardId = "" }: SentText, now: Date): string => {
  const plain = text.toLowerCase().replaceAll(/\s+/g, " ");
  const day = isoDate(swedishDate(now));
  return createHash("sha256").update([fromUserId, day, heardId, plain].join("\n")).digest("base64url");
};

/** Makes a transaction fail with `repeated` if the same text was sent before; the sender then gets the first result. */
export const refuseRepeated = (hash: string, outcome: SendResult, now: Date): Action =>
  put(keys.said(outcome.threadId, hash), "said", {
    ...outcome,
    expiresAt: Math.floor(now.getTime() / 1000) + secondsKept,
  }).expectNew("repeated");
