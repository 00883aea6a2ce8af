import { forgetTransfer } from "#lambdas/ownership/transfers/forget-ended.ts";
import { forgetsEvidence } from "#lambdas/people/signatures/aws-evidence.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import type { RemovalEnv } from "./deployment.ts";

/** Deletes a made-up sale with its signatures; those of real people stay for years. */
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
