import type { StoreReceipt } from "#contract/shops/sales/receipts.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import type { StoreReceiptItem } from "#lambdas/shops/items/store-receipt.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** The printed content, without anybody's name. */
export const onPaper = ({
  entity: _entity,
  storeId: _storeId,
  saleId: _saleId,
  frameNumber: _frameNumber,
  issuedBy: _issuedBy,
  ...receipt
}: StoreReceiptItem): StoreReceipt => receipt;

/** Keeps the order, and reads the names of all issuers in one batch. */
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
