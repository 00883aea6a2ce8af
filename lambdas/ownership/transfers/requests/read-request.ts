import { publicName } from "#contract/platform/mask-name.ts";
import type { TransferRequest } from "#contract/ownership/transfer-requests.ts";
import type { TransfersContext } from "#lambdas/ownership/transfers/transfers-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Context = Pick<TransfersContext, "table" | "system">;

/** Throws `transfer-request-not-found` for everyone but the owner. */
export const readRequest = async (
  { table }: Pick<Context, "table">,
  userId: string,
  requestId: string,
): Promise<TransferRequestItem> => {
  const request = await table.get(keys.transferRequest(requestId), TransferRequestItem);
  if (request?.ownerId !== userId) throw new ProblemError("transfer-request-not-found");
  return request;
};

export const requireWaiting = ({ state, endsAt }: TransferRequestItem, now: Date): void => {
  if (state === "withdrawn") throw new ProblemError("transfer-request-withdrawn");
  if (state !== "open" || endsAt <= now.toISOString()) throw new ProblemError("transfer-request-ended");
};

const stateOf = (request: TransferRequestItem, bike: BikeItem | undefined): TransferRequest["state"] => {
  if (request.state !== "open") return request.state;
  const isTheirs = bike?.ownerId === request.ownerId && bike.deletedAt === undefined;
  return isTheirs ? "open" : "ended";
};

export const showRequest = (
  request: TransferRequestItem,
  asker: ProfileItem | undefined,
  bike: BikeItem | undefined,
): TransferRequest => {
  const { id, text, askerPays = false, createdAt, endsAt: expiresAt, transferId } = request;
  return {
    id,
    state: stateOf(request, bike),
    bike: { id: request.bikeId, ...request.bike },
    askerName: publicName(asker),
    text,
    askerPays,
    createdAt,
    expiresAt,
    transferId,
  };
};

export const getTransferRequest = async (
  { table }: Pick<Context, "table">,
  userId: string,
  requestId: string,
): Promise<TransferRequest> => {
  const request = await readRequest({ table }, userId, requestId);
  const [asker, bike] = await Promise.all([
    table.get(keys.profile(request.askerId), ProfileItem),
    table.get(keys.bike(request.bikeId), BikeItem),
  ]);
  return showRequest(request, asker, bike);
};
