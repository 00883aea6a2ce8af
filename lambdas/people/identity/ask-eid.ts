import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { doubtOf } from "./doubt.ts";
import { type EidAnswer, EidError, type ProvedPerson } from "./eid.ts";
import { keepEvidence } from "./keep-evidence.ts";
import type { IdentityContext } from "./identity-context.ts";
import { endStep } from "./order-steps.ts";
import { isBack, type OwnOrder } from "./own-order.ts";
import { openProof, sealProof } from "./proof.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { EidOrderItem } from "#lambdas/people/items/identity.ts";

/** BankID's minimum interval between collects. */
const collectInterval = 2000;

type Collected = { readonly order: EidOrderItem; readonly person?: ProvedPerson };

/** Collects an order whose step the caller has taken. Seals and stores a proof before using it: the eID gives it once. */
export const askEid = async (
  context: IdentityContext,
  order: EidOrderItem,
  own: OwnOrder,
): Promise<Collected> => {
  if (order.state === "proved") return { order, person: await openProof(context.seal, order) };
  const nextStepAt = context.system.now().getTime() + collectInterval;
  const answer = await ask(context, order, nextStepAt);
  try {
    return await storeAnswer(context, order, { answer, nextStepAt, own });
  } catch (error) {
    // Cancelled meanwhile; the next call tells the browser.
    if (failedWith(error, "stale")) return { order };
    throw error;
  }
};

/** Time for an identified person to enter their contact details. */
const secondsToAnswer = 15 * 60;

/** A registration waits for contact details, and an order on the same device for the nonce; others continue in the same step. */
const waitForMore = (order: EidOrderItem, own: OwnOrder, now: Date): Partial<EidOrderItem> => {
  const nextStepAt = now.getTime();
  if (order.purpose.kind === "registration")
    return { nextStepAt, expiresAt: Math.floor(nextStepAt / 1000) + secondsToAnswer };
  return isBack(order, own) ? {} : { nextStepAt };
};

type Answered = { readonly answer: EidAnswer; readonly nextStepAt: number; readonly own: OwnOrder };

const storeAnswer = async (
  context: IdentityContext,
  order: EidOrderItem,
  { answer, nextStepAt, own }: Answered,
): Promise<Collected> => {
  const { table, seal, system } = context;
  switch (answer.status) {
    case "pending":
      return { order: await endStep(table, order, { hint: answer.hint, nextStepAt }) };
    case "failed":
      return { order: await endStep(table, order, { state: "failed", hint: answer.hint }) };
    case "complete": {
      const refusal = doubtOf(order, own.secret, answer);
      if (refusal !== undefined) return { order: await endStep(table, order, { state: "refused", refusal }) };
      const isKept = await keepEvidence(context, order, answer.evidence);
      if (!isKept)
        return { order: await endStep(table, order, { state: "refused", refusal: "signature-mismatch" }) };
      const now = system.now();
      const sealedProof = await sealProof(seal, order, answer.person);
      const changes = {
        state: "proved",
        hint: "processing",
        sealedProof,
        ...waitForMore(order, own, now),
      } as const;
      const proved = await endStep(table, order, changes);
      return { order: proved, person: answer.person };
    }
  }
};

const ask = async (
  { eid, table, logger }: IdentityContext,
  order: EidOrderItem,
  nextStepAt: number,
): Promise<EidAnswer> => {
  try {
    return await eid.collect(order.orderRef);
  } catch (error) {
    if (!(error instanceof EidError)) throw error;
    logger.error("An order could not be followed", { failure: error.failure, error });
    if (error.failure === "order-gone") return { status: "failed", hint: "unknown" };
    await endStep(table, order, { nextStepAt });
    throw new ProblemError("eid-unavailable");
  }
};
