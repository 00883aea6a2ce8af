import type { ContactForm } from "#contract/messages.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { threadIdOf } from "#lambdas/conversations/thread-id.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import type { MessagesWorld } from "#lambdas/messages/messages-world.ts";
import { type Sent, sendOnce, showSent } from "#lambdas/messages/send-once.ts";
import type { Draft } from "#lambdas/messages/send.ts";
import { isListed } from "#lambdas/postings/card.ts";
import { check } from "#lambdas/table/actions.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { keys } from "#lambdas/table/keys.ts";

export type ContactOwner = {
  readonly userId: string;
  readonly bikeId: string;
  readonly idempotencyKey: string;
  readonly form: ContactForm;
};

const readContactable = async (
  { table }: MessagesWorld,
  { userId, bikeId }: ContactOwner,
): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (!bike || !isListed(bike)) throw new ProblemError("bike-not-found");
  if (bike.ownerId === userId) throw new ProblemError("own-bike");
  return bike;
};

const draftOf = async (world: MessagesWorld, input: ContactOwner, text: string): Promise<Draft> => {
  const bike = await readContactable(world, input);
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
    checks: [
      check(keys.bike(bikeId)).expect("ownerId", toUserId, "stale").expectAbsent("deletedAt", "stale"),
    ],
  };
};

/** A machine is told what it wants to hear, so that it does not try anything else. */
const pretend = async (world: MessagesWorld, input: ContactOwner): Promise<Sent> => {
  const { ownerId } = await readContactable(world, input);
  const { userId, bikeId, form } = input;
  return showSent(
    world,
    { userId, text: form.text },
    {
      threadId: threadIdOf(bikeId, userId, ownerId),
      messageId: world.system.newId("message"),
      type: form.type,
      at: world.system.now().toISOString(),
    },
  );
};

/** Writes to whoever owns a bike that can be found, stolen or not, without telling either who the other is. */
export const contactOwner = async (world: MessagesWorld, input: ContactOwner): Promise<Sent> => {
  const { userId, bikeId, idempotencyKey, form } = input;
  if (form.website !== undefined) return pretend(world, input);
  const sending = { userId, idempotencyKey, content: { bikeId, form }, text: form.text };
  return sendOnce(world, sending, (text) => draftOf(world, input, text));
};
