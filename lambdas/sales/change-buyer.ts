import type { NewSale } from "#contract/sales/new-sale.ts";
import type { Sale } from "#contract/sales/sales.ts";
import { getSale, readSale } from "./read-sale.ts";
import type { SalesContext } from "./sales-context.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import { storeOf } from "#lambdas/shared/stores/store-of.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import { inviteBuyer } from "#lambdas/shared/sales/invite-buyer.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, swedishDay } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

/** A mistyped address is corrected a few times; nobody's mailbox is filled from a till. */
const perSale: RateLimit = { what: "sale-buyers", most: 5, window: swedishDay, failure: "too-many-requests" };

/** A buyer who is given an address for the first time is written to for the first time. */
const writeTo = (sale: SaleItem, at: Date) =>
  sale.uninvited === true
    ? inviteBuyer(sale, at)
    : update(keys.sale(sale.storeId, sale.saleId))
        .add("version", 1)
        .expect("state", "waiting", "sale-ended")
        .expect("version", sale.version, "stale");

/** Writes to the buyer at this address. The link from before leads nowhere any more, for it may have gone to a stranger. */
export const changeSaleBuyer = async (
  context: Pick<SalesContext, "table" | "system" | "codeSecret">,
  caller: Caller,
  { saleId, buyer }: { readonly saleId: string; readonly buyer: NewSale["buyer"] },
): Promise<Sale> => {
  const { table, system } = context;
  const storeId = storeOf(caller);
  await untilFresh(system, async () => {
    const sale = await readSale(table, storeId, saleId);
    if (sale.state !== "waiting") throw new ProblemError("sale-ended");
    const at = system.now();
    const line = {
      storeId,
      action: "buyer-changed",
      by: caller.userId,
      saleId,
      about: titleOf(sale),
    } as const;
    const salt = Buffer.from(system.bytes(16)).toString("base64url");
    await table.transact([
      ...whileMember(storeId, caller.userId),
      counted(perSale, saleId, at),
      storeLogWrite(system, { ...line, at }),
      writeTo(sale, at).set({ buyer, salt }).remove("textWithheld"),
    ]);
  });
  return getSale(context, caller, saleId);
};
