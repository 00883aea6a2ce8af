import { problemOf } from "#lambdas/platform/http/problem.ts";
import type { IdentityContext } from "./identity-context.ts";
import { endStep } from "./order-steps.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { type EidOrderItem, EidRefusal } from "#lambdas/people/items/identity.ts";

/** Problems that a registration's form can correct with the same proof. */
const correctable: readonly EidRefusal[] = ["email-taken", "phone-taken"];

/** Ends the order on a refusal; after other errors it can be retried at once. */
export const failOrder = async (
  context: IdentityContext,
  order: EidOrderItem,
  error: unknown,
): Promise<never> => {
  const problem = problemOf(error);
  const code = EidRefusal.safeParse(problem.code).data;
  const isCorrectable =
    order.purpose.kind === "registration" && code !== undefined && correctable.includes(code);
  const refusal = isCorrectable ? undefined : code;
  const age = problem.details.params?.["age"];
  const ending: Partial<EidOrderItem> = refusal
    ? { state: "refused", refusal, ...(typeof age === "number" && { age }) }
    : { nextStepAt: context.system.now().getTime() };
  await endStep(context.table, order, ending).catch((failure: unknown) => {
    // Another request advanced the order, and may be what caused the conflict.
    if (refusal && failedWith(failure, "stale")) throw failure;
    // If this fails too, the step becomes free when it times out.
  });
  throw code ? problem : error;
};
