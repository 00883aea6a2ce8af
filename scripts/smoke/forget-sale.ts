import { forgetTransfer } from "#lambdas/transfers/forget-ended.ts";
import { forgetsEvidence } from "#lambdas/shared/signatures/aws-evidence.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";
import type { RemovalEnv } from "./deployment.ts";

/** Takes a sale between made-up people out of the register, with what they have signed. What real people have signed stays for years. */
export const forgetSale = async (env: RemovalEnv, transferId: string): Promise<void> => {
  const table = openTable(env.TABLE_NAME, system);
  const transfer = await table.get(keys.transfer(transferId), TransferItem);
  if (!transfer) return;
  const { sellerSignature, buyerSignature } = transfer;
  await forgetTransfer({ table, evidence: forgetsEvidence(env.SIGNATURES_BUCKET) }, transfer);
  const signings = [sellerSignature, buyerSignature].flatMap((signature) => {
    const [id] = signature?.evidence.split("/") ?? [];
    return id === undefined ? [] : [remove(keys.signing(id)), remove(keys.acceptanceGround(id))];
  });
  await table.transact(signings);
};
