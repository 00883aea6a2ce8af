import type { NewSale } from "#contract/shops/sales/new-sale.ts";
import type { Sale } from "#contract/shops/sales/sales.ts";
import { getSale, readSale } from "./read-sale.ts";
import type { SalesContext } from "./sales-context.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { storeOf } from "#lambdas/shops/members/store-of.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import { inviteBuyer } from "#lambdas/shops/invite-buyer.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

/** Enough to correct typing errors, too few to flood a mailbox. */
const perSale: RateLimit = { what: "sale-buyers", max: 5, window: swedishDay };

/** The first address of an uninvited buyer also starts the claim period. */
const updateSale = (sale: SaleItem, at: Date) =>
  sale.uninvited === true
    ? inviteBuyer(sale, at)
    : update(keys.sale(sale.storeId, sale.saleId))
        .add("version", 1)
        .expect("state", "waiting", "sale-ended")
        .expect("version", sale.version, "stale");

/** The new salt invalidates the earlier link, which may have reached a stranger. */
export const changeSaleBuyer = async (
  context: Pick<SalesContext, "table" | "system" | "codeSecret">,
  caller: Caller,
  { saleId, buyer }: { readonly saleId: string; readonly buyer: NewSale["buyer"] },
): Promise<Sale> => {
  const { table, system } = context;
  const storeId = storeOf(caller);
  await retryOnConflict(system, async () => {
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
      ...requireMember(storeId, caller.userId),
      countUse(perSale, saleId, at),
      storeLogWrite(system, { ...line, at }),
      updateSale(sale, at).set({ buyer, salt }).remove("textWithheld"),
    ]);
  });
  return getSale(context, caller, saleId);
};
