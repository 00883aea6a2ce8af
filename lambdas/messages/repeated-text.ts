import { createHash } from "node:crypto";
import * as z from "zod";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { MessageType } from "#contract/messages.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** What a request to write came to. The text is not kept: the person who repeats the request brings it along. */
export const Outcome = z.object({
  threadId: z.string(),
  messageId: z.string(),
  type: MessageType,
  at: z.iso.datetime(),
  /** The number above the text, where its writer had given it themselves. */
  frameNumber: z.string().optional(),
});
export type Outcome = z.infer<typeof Outcome>;

const secondsKept = 2 * 24 * 60 * 60;

type SentText = {
  readonly fromUserId: string;
  readonly text: string;
  /** The newest message that they had got when they said it: an answer makes the same words new. */
  readonly heardId: string | undefined;
};

/** One text by one person on one day, in whatever case and spacing. */
export const hashOfText = ({ fromUserId, text, heardId = "" }: SentText, now: Date): string => {
  const plain = text.toLowerCase().replaceAll(/\s+/g, " ");
  const day = isoDate(swedishDate(now));
  return createHash("sha256").update([fromUserId, day, heardId, plain].join("\n")).digest("base64url");
};

/** Lets a transaction fail with `repeated` where this was said before; who said it is then answered as they were. */
export const refuseRepeated = (hash: string, outcome: Outcome, now: Date): Action =>
  put(keys.said(outcome.threadId, hash), "said", {
    ...outcome,
    expiresAt: Math.floor(now.getTime() / 1000) + secondsKept,
  }).expectNew("repeated");
