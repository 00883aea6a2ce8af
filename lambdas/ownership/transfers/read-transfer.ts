import { roleIn } from "./rules.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type TransferAccess = {
  readonly transfer: TransferItem;
  readonly role: "seller" | "buyer";
  readonly profile: ProfileItem;
};

/** Throws `transfer-not-found` for everyone but seller and buyer. */
export const readTransferOf = async (
  { table }: Pick<TransfersContext, "table">,
  userId: string,
  transferId: string,
): Promise<TransferAccess> => {
  const [transfer, profile] = await Promise.all([
    table.get(keys.transfer(transferId), TransferItem),
    table.get(keys.profile(userId), ProfileItem),
  ]);
  const role = transfer && profile && roleIn(transfer, profile);
  if (!transfer || !profile || !role) throw new ProblemError("transfer-not-found");
  return { transfer, role, profile };
};

/** Throws `transfer-not-found` unless the caller has the role. */
export const readTransferAs = async (
  context: Pick<TransfersContext, "table">,
  wanted: TransferAccess["role"],
  userId: string,
  transferId: string,
): Promise<TransferAccess> => {
  const read = await readTransferOf(context, userId, transferId);
  if (read.role !== wanted) throw new ProblemError("transfer-not-found");
  return read;
};
