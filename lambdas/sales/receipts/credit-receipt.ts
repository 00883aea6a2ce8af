import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { type NewCreditNote, type StoreReceipt, leftOf } from "#contract/sales/receipts.ts";
import { triesToDraw } from "./draw-number.ts";
import { planCredit } from "./plan-credit.ts";
import { findReceipt } from "./read-receipt.ts";
import { showReceipts } from "./show-receipts.ts";
import type { SalesContext } from "#lambdas/sales/sales-context.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { storeOf } from "#lambdas/shared/stores/store-of.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const Outcome = z.object({ number: z.number().int() });
type Outcome = z.infer<typeof Outcome>;

type CreditReceipt = {
  readonly caller: Caller;
  readonly idempotencyKey: string;
  /** Of the receipt. */
  readonly number: number;
  readonly note: NewCreditNote;
};

/** One attempt on what is left now. */
const attempt = async (
  { table, system }: Pick<SalesContext, "table" | "system">,
  { caller, number: credits, note }: CreditReceipt,
  remember: (outcome: Outcome) => Action,
): Promise<Outcome> => {
  const [storeId, at] = [storeOf(caller), system.now()];
  const receipt = await findReceipt(table, storeId, credits);
  const left = leftOf(receipt);
  if (left === 0) throw new ProblemError("nothing-to-credit");
  if (note.amount > left) throw new ProblemError("credit-exceeds-receipt", { params: { left } });
  const reason = hidePersonalNumbers(note.reason, swedishDate(at));
  const credit = { amount: note.amount, reason, by: caller.userId, at };
  const { number, actions } = await planCredit({ table, system }, receipt, credit);
  await table.transact([remember({ number }), ...whileMember(storeId, caller.userId), ...actions]);
  return { number };
};

/** Corrects a receipt by a credit note, with a number of its own in the series. The receipt stays as it was issued, and no more is credited than it was for. */
export const creditReceipt = async (
  context: Pick<SalesContext, "table" | "system">,
  asked: CreditReceipt,
): Promise<StoreReceipt> => {
  const { table, system } = context;
  const { caller, idempotencyKey: key, number, note } = asked;
  const idempotent = {
    userId: caller.userId,
    key,
    content: { creditReceipt: number, note },
    now: system.now(),
  };
  const made = await once(table, idempotent, Outcome, (remember) =>
    untilFresh(system, () => attempt(context, asked, remember), triesToDraw),
  );
  const issued = await findReceipt(table, storeOf(caller), made.number);
  const [shown] = await showReceipts(table, [issued]);
  if (!shown) throw new ProblemError("store-receipt-not-found");
  return shown;
};
