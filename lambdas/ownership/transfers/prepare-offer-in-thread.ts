import { publicName } from "#contract/platform/mask-name.ts";
import type { Signing } from "#contract/ownership/transfers.ts";
import type { TermsWithoutBuyer } from "#contract/ownership/transfer-terms.ts";
import { prepareOffer } from "./prepare-offer.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { isBlocked } from "#lambdas/messages/may-write.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { ThreadItem } from "#lambdas/messages/items/thread.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Offers the bike to the other person in a conversation without revealing their address. */
export const prepareOfferInThread = async (
  context: TransfersContext,
  userId: string,
  threadId: string,
  terms: TermsWithoutBuyer,
): Promise<Signing> => {
  const { table } = context;
  const thread = await table.get(keys.thread(userId, threadId), ThreadItem);
  if (thread?.lastId === undefined) throw new ProblemError("thread-not-found");
  const { bikeId, otherUserId } = thread;
  const [other, isShut] = await Promise.all([
    table.get(keys.profile(otherUserId), ProfileItem),
    isBlocked(table, userId, otherUserId),
  ]);
  // One answer for both blocks and for a closed account, so that nobody learns which.
  if (!other || isShut) throw new ProblemError("message-blocked");
  const buyer = { userId: otherUserId, name: publicName(other), by: "conversation" } as const;
  return prepareOffer(context, userId, bikeId, terms, { buyer });
};
