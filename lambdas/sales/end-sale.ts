import { endSale } from "#lambdas/shared/sales/sale-writes.ts";
import { countReturned } from "#lambdas/shared/sales/sales-day.ts";
import type { SalesContext } from "./sales-context.ts";
import { entryWrites } from "#lambdas/shared/ledger/entry-writes.ts";
import { planUnlink } from "#lambdas/shared/qr/link-writes.ts";
import { type Action, remove } from "#lambdas/shared/table/actions.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";

type Context = Pick<SalesContext, "table"> & { readonly system: Pick<SalesContext["system"], "newId"> };

type Ending = {
  readonly by: NonNullable<SaleItem["returnedBy"]>;
  /** Who of the store, where the store takes it back. */
  readonly memberId?: string;
  readonly at: Date;
};

const planRefund = async (
  { table }: Context,
  sale: SaleItem,
  { memberId: by, at }: Ending,
): Promise<readonly Action[]> => {
  const { storeId: userId, saleId: reference, points: amount } = sale;
  const balance = amount === 0 ? undefined : await table.get(keys.balance(userId), BalanceItem);
  if (!balance) return [];
  return entryWrites(balance, { userId, amount, reason: "refund", reference, text: titleOf(sale), by, at });
};

const planSticker = async ({ table }: Context, sale: SaleItem, at: Date): Promise<Action[]> => {
  const { stickerUid, bikeId } = sale;
  if (stickerUid === undefined) return [];
  return planUnlink(table, [stickerUid], { bikeId, at: at.toISOString(), givesBack: true });
};

const actions = { store: "sale-returned", buyer: "sale-declined", time: "sale-expired" } as const;

const logWrite = ({ system }: Context, sale: SaleItem, { by, memberId, at }: Ending): Action => {
  const { storeId, saleId } = sale;
  const who = by === "store" ? { by: memberId } : { byOther: by };
  return storeLogWrite(system, { storeId, action: actions[by], ...who, saleId, about: titleOf(sale), at });
};

/** Everything that is written when a sale comes to nothing: its number is free, and the store has back what it had cost. */
export const planReturn = async (context: Context, sale: SaleItem, ending: Ending): Promise<Action[]> => {
  const { by, at } = ending;
  const [refund, sticker] = await Promise.all([
    planRefund(context, sale, ending),
    planSticker(context, sale, at),
  ]);
  return [
    endSale(sale, "returned", at).set({ returnedBy: by }),
    remove(keys.frameGuard(sale.frameNumber)).expect("bikeId", sale.bikeId, "sale-ended"),
    countReturned(sale),
    logWrite(context, sale, ending),
    ...refund,
    ...sticker,
  ];
};
