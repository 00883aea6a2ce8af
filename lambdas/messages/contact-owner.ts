import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { ContactForm } from "#contract/messages.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { threadIdOf } from "#lambdas/shared/conversations/thread-id.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { MessagesContext } from "./messages-context.ts";
import { type Sent, sendOnce, showSent } from "#lambdas/messages/send-once.ts";
import type { Draft } from "#lambdas/messages/send.ts";
import { countOf } from "#lambdas/shared/listings/count.ts";
import { isListed } from "#lambdas/shared/search-index/card.ts";
import { check } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

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
        ? [countOf(bike.openListingId, "inquiries", context.system.now())]
        : [],
    checks: [
      check(keys.bike(bikeId)).expect("ownerId", toUserId, "stale").expectAbsent("deletedAt", "stale"),
    ],
  };
};

/** A machine is told what it wants to hear, so that it does not try anything else. */
const pretend = async (context: MessagesContext, input: ContactOwner): Promise<Sent> => {
  const { ownerId } = await readContactable(context, input);
  const { userId, bikeId, form } = input;
  const now = context.system.now();
  const sent = {
    threadId: threadIdOf(bikeId, userId, ownerId),
    messageId: context.system.newId("message"),
    type: form.type,
    at: now.toISOString(),
  };
  // As it would be kept, or the answer would tell the two apart.
  return showSent(context, { userId, text: hidePersonalNumbers(form.text, swedishDate(now)) }, sent);
};

/** Writes to the person who owns a bike that can be found, stolen or not, without telling either who the other is. */
export const contactOwner = async (context: MessagesContext, input: ContactOwner): Promise<Sent> => {
  const { userId, bikeId, idempotencyKey, form } = input;
  if (form.website !== undefined) return pretend(context, input);
  const sending = { userId, idempotencyKey, content: { bikeId, form }, text: form.text };
  return sendOnce(context, sending, (text) => draftOf(context, input, text));
};
