import type { StoreReceipt } from "#contract/sales/receipts.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { StoreReceiptItem } from "#lambdas/shared/table/items/store-receipt.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What stands on the paper, without anybody's name. */
export const onPaper = ({
  entity: _entity,
  storeId: _storeId,
  saleId: _saleId,
  frameNumber: _frameNumber,
  issuedBy: _issuedBy,
  ...receipt
}: StoreReceiptItem): StoreReceipt => receipt;

/** Receipts as their store sees them, in the same order: one reading for the names of all who issued. */
export const showReceipts = async (
  table: Pick<Table, "batchGet">,
  receipts: readonly StoreReceiptItem[],
): Promise<StoreReceipt[]> => {
  const issuers = [...new Set(receipts.map(({ issuedBy }) => issuedBy))];
  const profiles = await table.batchGet(
    issuers.map((userId) => keys.profile(userId)),
    ProfileItem,
  );
  const names = new Map(profiles.map(({ userId, fullName }) => [userId, fullName]));
  return receipts.map((receipt) => ({ ...onPaper(receipt), issuedBy: names.get(receipt.issuedBy) }));
};
