import { roleIn } from "./rules.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

export type TransferOf = {
  readonly transfer: TransferItem;
  readonly role: "seller" | "buyer";
  readonly profile: ProfileItem;
};

/** A transfer for one of its two; to everybody else there is none. */
export const readTransferOf = async (
  { table }: Pick<TransfersContext, "table">,
  userId: string,
  transferId: string,
): Promise<TransferOf> => {
  const [transfer, profile] = await Promise.all([
    table.get(keys.transfer(transferId), TransferItem),
    table.get(keys.profile(userId), ProfileItem),
  ]);
  const role = transfer && profile && roleIn(transfer, profile);
  if (!transfer || !profile || !role) throw new ProblemError("transfer-not-found");
  return { transfer, role, profile };
};

/** As the one of the two who alone may do something about it. */
export const readTransferAs = async (
  context: Pick<TransfersContext, "table">,
  wanted: TransferOf["role"],
  userId: string,
  transferId: string,
): Promise<TransferOf> => {
  const found = await readTransferOf(context, userId, transferId);
  if (found.role !== wanted) throw new ProblemError("transfer-not-found");
  return found;
};
