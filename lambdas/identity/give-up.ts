import { problemOf } from "#lambdas/shared/http/problem.ts";
import type { IdentityContext } from "./identity-context.ts";
import { endStep } from "#lambdas/identity/order-steps.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { type EidOrderItem, EidRefusal } from "#lambdas/shared/table/items/identity.ts";

/** What the person of a registration mends in the form, under the same proof. */
const mendable: readonly EidRefusal[] = ["email-taken", "phone-taken"];

/** A refusal is the end of an order; after anything else it can be tried again at once. */
export const giveUp = async (
  context: IdentityContext,
  order: EidOrderItem,
  error: unknown,
): Promise<never> => {
  const problem = problemOf(error);
  const code = EidRefusal.safeParse(problem.code).data;
  const isMended = order.purpose.kind === "registration" && code !== undefined && mendable.includes(code);
  const refusal = isMended ? undefined : code;
  const age = problem.details.params?.["age"];
  const ending: Partial<EidOrderItem> = refusal
    ? { state: "refused", refusal, ...(typeof age === "number" && { age }) }
    : { nextStepAt: context.system.now().getTime() };
  await endStep(context.table, order, ending).catch((failure: unknown) => {
    // Someone else has gone on with the order meanwhile, and may be what stood in the way.
    if (refusal && failedWith(failure, "stale")) throw failure;
    // Where even that fails, the step is free again when its time is over.
  });
  throw code ? problem : error;
};
