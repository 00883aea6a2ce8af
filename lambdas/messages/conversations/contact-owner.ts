import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { ContactForm } from "#contract/messages/messages.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { threadIdOf } from "#lambdas/messages/thread-id.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { MessagesContext } from "./messages-context.ts";
import { type Sent, sendOnce, showSent } from "./send-once.ts";
import type { Draft } from "./send.ts";
import { countWrite } from "#lambdas/ads/count.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import { check } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type ContactOwner = {
  readonly userId: string;
  readonly bikeId: string;
  readonly idempotencyKey: string;
  readonly form: ContactForm;
};

const readContactable = async (
  { table }: MessagesContext,
  { userId, bikeId }: ContactOwner,
): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (!bike || !isListed(bike)) throw new ProblemError("bike-not-found");
  if (bike.ownerId === userId) throw new ProblemError("own-bike");
  return bike;
};

const draftOf = async (context: MessagesContext, input: ContactOwner, text: string): Promise<Draft> => {
  const bike = await readContactable(context, input);
  const { userId: fromUserId, bikeId, form } = input;
  const { ownerId: toUserId, frameNumber } = bike;
  return {
    threadId: threadIdOf(bikeId, fromUserId, toUserId),
    fromUserId,
    toUserId,
    bikeId,
    bike,
    type: form.type,
    text,
    frameNumber,
    numberGiven: canonicalFrameNumber(form.frameNumber ?? "") === frameNumber,
    whenBegun:
      form.type === "purchase_inquiry" && bike.openListingId !== undefined
        ? [countWrite(bike.openListingId, "inquiries", context.system.now())]
        : [],
    checks: [
      check(keys.bike(bikeId)).expect("ownerId", toUserId, "stale").expectAbsent("deletedAt", "stale"),
    ],
  };
};

/** Answers a bot as if the message were sent, so that it does not try another way. */
const pretendToSend = async (context: MessagesContext, input: ContactOwner): Promise<Sent> => {
  const { ownerId } = await readContactable(context, input);
  const { userId, bikeId, form } = input;
  const now = context.system.now();
  const sent = {
    threadId: threadIdOf(bikeId, userId, ownerId),
    messageId: context.system.newId("message"),
    type: form.type,
    at: now.toISOString(),
  };
  // Cleaned like a real message, so that the answers look the same.
  return showSent(context, { userId, text: hidePersonalNumbers(form.text, swedishDate(now)) }, sent);
};

/** Sends a message to the owner of a listed bike without revealing either person to the other. */
export const contactOwner = async (context: MessagesContext, input: ContactOwner): Promise<Sent> => {
  const { userId, bikeId, idempotencyKey, form } = input;
  if (form.website !== undefined) return pretendToSend(context, input);
  const sending = { userId, idempotencyKey, content: { bikeId, form }, text: form.text };
  return sendOnce(context, sending, (text) => draftOf(context, input, text));
};
