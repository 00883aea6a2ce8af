import { publicName } from "#contract/mask-name.ts";
import { type TransferRequest, daysOfRefusal } from "#contract/transfer-requests.ts";
import type { TermsWithoutBuyer } from "#contract/transfer-terms.ts";
import type { Signing } from "#contract/transfers.ts";
import { prepareOffer } from "#lambdas/transfers/prepare-offer.ts";
import type { TransfersContext } from "#lambdas/transfers/transfers-context.ts";
import { getTransferRequest, readRequest, requireWaiting } from "./read-request.ts";
import { isBlocked } from "#lambdas/shared/conversations/may-write.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { TransferRequestItem } from "#lambdas/shared/table/items/transfer-request.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const daySeconds = 24 * 60 * 60;

const blockWrites = ({ ownerId, askerId }: TransferRequestItem, at: string): Action[] => [
  put(keys.block(ownerId, askerId), "block", { userId: ownerId, otherUserId: askerId, at }),
];

/** The owner says no. A person who asked is told, and does not ask again for a while, or at all. */
export const refuseRequest = (
  context: Pick<TransfersContext, "table" | "system">,
  userId: string,
  requestId: string,
  block: boolean,
): Promise<TransferRequest> =>
  untilFresh(context.system, async () => {
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
        .set({ state: "refused", expiresAt: Math.floor(now.getTime() / 1000) + daysOfRefusal * daySeconds })
        .remove("gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk")
        .expect("state", "open", "stale"),
      ...(block ? blockWrites(request, now.toISOString()) : []),
      notificationWrite(news, system.newId("notification"), now),
    ]);
    return getTransferRequest(context, userId, requestId);
  });

/** The owner says yes by offering the bike: from then on it is a transfer as any other. */
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
