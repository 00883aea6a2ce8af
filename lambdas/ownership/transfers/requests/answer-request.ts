import { expiryOf } from "#contract/privacy/retention.ts";
import { publicName } from "#contract/platform/mask-name.ts";
import type { TransferRequest } from "#contract/ownership/transfer-requests.ts";
import type { TermsWithoutBuyer } from "#contract/ownership/transfer-terms.ts";
import type { Signing } from "#contract/ownership/transfers.ts";
import { prepareOffer } from "#lambdas/ownership/transfers/prepare-offer.ts";
import type { TransfersContext } from "#lambdas/ownership/transfers/transfers-context.ts";
import { getTransferRequest, readRequest, requireWaiting } from "./read-request.ts";
import { isBlocked } from "#lambdas/messages/may-write.ts";
import { threadIdOf } from "#lambdas/messages/thread-id.ts";
import { blockWrites } from "#lambdas/moderation/thread-report.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import type { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

/** The block reports the request's text, if there is one. */
const blocking = (
  { table, system }: Pick<TransfersContext, "table" | "system">,
  { ownerId: otherUserId, askerId: aboutUserId, bikeId, text }: TransferRequestItem,
): Promise<Action[]> => {
  const threadId = threadIdOf(bikeId, otherUserId, aboutUserId);
  const messageId = text === undefined ? undefined : system.newId("message");
  return blockWrites(table, system, { threadId, bikeId, otherUserId, aboutUserId, text, messageId });
};

/** Notifies the asker and prevents a new request for a while, or for good with a block. */
export const refuseRequest = (
  context: Pick<TransfersContext, "table" | "system">,
  userId: string,
  requestId: string,
  block: boolean,
): Promise<TransferRequest> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const now = system.now();
    const request = await readRequest(context, userId, requestId);
    requireWaiting(request, now);
    const news = {
      userId: request.askerId,
      type: "ownership_transfer",
      params: { what: "transfer-request-refused", bike: titleOf(request.bike) },
      link: "/contact",
    } as const;
    await table.transact([
      update(keys.transferRequest(requestId))
        .set({ state: "refused", expiresAt: expiryOf("answeredRequests", now) })
        .remove("gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk")
        .expect("state", "open", "stale"),
      ...(block ? await blocking(context, request) : []),
      notificationWrite(news, system.newId("notification"), now),
    ]);
    return getTransferRequest(context, userId, requestId);
  });

/** The owner approves a request by offering the bike; signing creates a normal transfer. */
export const prepareOfferForRequest = async (
  context: TransfersContext,
  userId: string,
  requestId: string,
  terms: TermsWithoutBuyer,
): Promise<Signing> => {
  const { table, system } = context;
  const request = await readRequest(context, userId, requestId);
  requireWaiting(request, system.now());
  const { askerId, bikeId, askerPays = false } = request;
  const [asker, isShut] = await Promise.all([
    table.get(keys.profile(askerId), ProfileItem),
    isBlocked(table, userId, askerId),
  ]);
  if (!asker || isShut) throw new ProblemError("message-blocked");
  const buyer = { userId: askerId, name: publicName(asker), by: "request" } as const;
  const payerId = askerPays ? askerId : undefined;
  return prepareOffer(context, userId, bikeId, terms, { buyer, requestId, payerId });
};
