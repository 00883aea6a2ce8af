import { endSale } from "#lambdas/shops/sale-writes.ts";
import { countReturned } from "#lambdas/shops/sales-day.ts";
import type { SalesContext } from "./sales-context.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { planUnlink } from "#lambdas/stickers/codes/link-writes.ts";
import { type Action, put, remove } from "#lambdas/platform/table/actions.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";

type Context = Pick<SalesContext, "table"> & { readonly system: Pick<SalesContext["system"], "newId"> };

type Ending = {
  readonly by: NonNullable<SaleItem["returnedBy"]>;
  /** The member of staff, if the store returns it. */
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

/** Lets `judgeNumber` refuse stores that hold a number repeatedly, and shows administrators the attempt in reviews. */
const returnedNumberWrite = ({ frameNumber, bikeId, storeId, store }: SaleItem, at: Date): Action =>
  put(keys.formerNumber(frameNumber, bikeId), "formerNumber", {
    bikeId,
    frameNumber,
    ownerId: storeId,
    store,
    deletedAt: at.toISOString(),
  });

export const planReturn = async (context: Context, sale: SaleItem, ending: Ending): Promise<Action[]> => {
  const { by, at } = ending;
  const [refund, sticker] = await Promise.all([
    planRefund(context, sale, ending),
    planSticker(context, sale, at),
  ]);
  return [
    endSale(sale, "returned", at).set({ returnedBy: by }),
    remove(keys.frameGuard(sale.frameNumber)).expect("bikeId", sale.bikeId, "sale-ended"),
    returnedNumberWrite(sale, at),
    countReturned(sale),
    logWrite(context, sale, ending),
    ...refund,
    ...sticker,
  ];
};
