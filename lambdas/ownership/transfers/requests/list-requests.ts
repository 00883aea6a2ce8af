import {
  maxRequestsShown,
  type OpenRequests,
  type SentRequest,
} from "#contract/ownership/transfer-requests.ts";
import type { TransfersContext } from "#lambdas/ownership/transfers/transfers-context.ts";
import { showRequest } from "./read-request.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Context = Pick<TransfersContext, "table" | "system">;

const showSent = ({ id, bike, askerPays = false, createdAt, endsAt }: TransferRequestItem): SentRequest => ({
  id,
  bike,
  askerPays,
  createdAt,
  expiresAt: endsAt,
});

const readOpen = async (
  { table, system }: Context,
  list: { readonly index: "gsi1" | "gsi2"; readonly partition: string },
): Promise<TransferRequestItem[]> => {
  const now = system.now().toISOString();
  const { items } = await table.query({
    ...list,
    schema: TransferRequestItem,
    limit: maxRequestsShown,
    newestFirst: true,
  });
  return items.filter(({ endsAt }) => endsAt > now);
};

const readReceived = async (context: Context, userId: string) => {
  const { table } = context;
  const open = await readOpen(context, { index: "gsi1", partition: lists.requestsTo(userId) });
  const shown = await Promise.all(
    open.map(async (request) => {
      const [asker, bike] = await Promise.all([
        table.get(keys.profile(request.askerId), ProfileItem),
        table.get(keys.bike(request.bikeId), BikeItem),
      ]);
      return showRequest(request, asker, bike);
    }),
  );
  return shown.filter(({ state }) => state === "open");
};

/** Open requests sent and received; overdue ones are left out. */
export const listRequests = async (context: Context, userId: string): Promise<OpenRequests> => {
  const [received, sent] = await Promise.all([
    readReceived(context, userId),
    readOpen(context, { index: "gsi2", partition: lists.requestsBy(userId) }),
  ]);
  return { received, sent: sent.map(showSent) };
};
