import { publicName } from "#contract/mask-name.ts";
import type { Signing } from "#contract/transfers.ts";
import type { TermsWithoutBuyer } from "#contract/transfer-terms.ts";
import { prepareOffer } from "./prepare-offer.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { isBlocked } from "#lambdas/shared/conversations/may-write.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Writes what the seller is to sign for the one they write with about the bike. Who that is only the register knows. */
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
  // It does not say which of the two has blocked the other, or that someone is gone.
  if (!other || isShut) throw new ProblemError("message-blocked");
  const buyer = { userId: otherUserId, name: publicName(other), by: "conversation" } as const;
  return prepareOffer(context, userId, bikeId, terms, { buyer });
};
