import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type EidAnswer, EidError, type ProvedPerson } from "#lambdas/identity/eid.ts";
import { keepEvidence } from "#lambdas/identity/keep-evidence.ts";
import type { IdentityContext } from "./identity-context.ts";
import { endStep } from "#lambdas/identity/order-steps.ts";
import { openProof, sealProof } from "#lambdas/identity/proof.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { EidOrderItem } from "#lambdas/shared/table/items/identity.ts";

/** BankID wants to be asked no more often. */
const pause = 2000;

type Asked = { readonly order: EidOrderItem; readonly person?: ProvedPerson };

/** Asks about an order whose step the caller has taken. A proof is stored, sealed, before anything is done with it: the eID tells it once. */
export const askEid = async (context: IdentityContext, order: EidOrderItem): Promise<Asked> => {
  if (order.state === "proved") return { order, person: await openProof(context.seal, order) };
  const nextStepAt = context.system.now().getTime() + pause;
  const answer = await ask(context, order, nextStepAt);
  try {
    return await keep(context, order, answer, nextStepAt);
  } catch (error) {
    // Cancelled while the eID was thinking. The next call tells the browser.
    if (failedWith(error, "stale")) return { order };
    throw error;
  }
};

/** How long someone who has been identified may take to say how to reach them. */
const secondsToAnswer = 15 * 60;

/** A registration waits for its person; what else a proof is for follows in the same step. */
const waits = ({ purpose }: EidOrderItem, now: Date): Partial<EidOrderItem> =>
  purpose.kind === "registration"
    ? { nextStepAt: now.getTime(), expiresAt: Math.floor(now.getTime() / 1000) + secondsToAnswer }
    : {};

const keep = async (
  context: IdentityContext,
  order: EidOrderItem,
  answer: EidAnswer,
  nextStepAt: number,
): Promise<Asked> => {
  const { table, seal, system } = context;
  switch (answer.status) {
    case "pending":
      return { order: await endStep(table, order, { hint: answer.hint, nextStepAt }) };
    case "failed":
      return { order: await endStep(table, order, { state: "failed", hint: answer.hint }) };
    case "complete": {
      const isKept = await keepEvidence(context, order, answer.evidence);
      if (!isKept)
        return { order: await endStep(table, order, { state: "refused", refusal: "signature-mismatch" }) };
      const now = system.now();
      const sealedProof = await sealProof(seal, order, answer.person);
      const changes = { state: "proved", hint: "processing", sealedProof, ...waits(order, now) } as const;
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
