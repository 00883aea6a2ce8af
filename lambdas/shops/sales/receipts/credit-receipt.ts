import * as z from "zod";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { type NewCreditNote, type StoreReceipt, leftOf } from "#contract/shops/sales/receipts.ts";
import { maxDrawAttempts } from "./draw-number.ts";
import { planCredit } from "./plan-credit.ts";
import { findReceipt } from "./read-receipt.ts";
import { showReceipts } from "./show-receipts.ts";
import type { SalesContext } from "#lambdas/shops/sales/sales-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { storeOf } from "#lambdas/shops/members/store-of.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

const Outcome = z.object({ number: z.number().int() });
type Outcome = z.infer<typeof Outcome>;

type CreditReceipt = {
  readonly caller: Caller;
  readonly idempotencyKey: string;
  readonly number: number;
  readonly note: NewCreditNote;
};

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
  await table.transact([remember({ number }), ...requireMember(storeId, caller.userId), ...actions]);
  return { number };
};

/** Issues a credit note with its own number. The receipt stays as issued, and the sum credited cannot exceed its amount. */
export const creditReceipt = async (
  context: Pick<SalesContext, "table" | "system">,
  input: CreditReceipt,
): Promise<StoreReceipt> => {
  const { table, system } = context;
  const { caller, idempotencyKey: key, number, note } = input;
  const idempotent = {
    userId: caller.userId,
    key,
    content: { creditReceipt: number, note },
    now: system.now(),
  };
  const made = await once(table, idempotent, Outcome, (remember) =>
    retryOnConflict(system, () => attempt(context, input, remember), maxDrawAttempts),
  );
  const issued = await findReceipt(table, storeOf(caller), made.number);
  const [shown] = await showReceipts(table, [issued]);
  if (!shown) throw new ProblemError("store-receipt-not-found");
  return shown;
};
