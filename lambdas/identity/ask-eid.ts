import { ProblemError } from "#lambdas/http/problem.ts";
import { type EidAnswer, EidError, type ProvedPerson } from "#lambdas/identity/eid.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { endStep } from "#lambdas/identity/order-steps.ts";
import { openProof, sealProof } from "#lambdas/identity/proof.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import type { EidOrderItem } from "#lambdas/table/items/identity.ts";

/** BankID wants to be asked no more often. */
const pause = 2000;

type Asked = { readonly order: EidOrderItem; readonly person?: ProvedPerson };

/** Asks about an order whose step the caller has taken. A proof is stored, sealed, before anything is done with it: the eID tells it once. */
export const askEid = async (world: IdentityWorld, order: EidOrderItem): Promise<Asked> => {
  if (order.state === "proved") return { order, person: await openProof(world.seal, order) };
  const nextStepAt = world.system.now().getTime() + pause;
  const answer = await ask(world, order, nextStepAt);
  try {
    return await keep(world, order, answer, nextStepAt);
  } catch (error) {
    // Cancelled while the eID was thinking. The next call tells the browser.
    if (failedWith(error, "stale")) return { order };
    throw error;
  }
};

const keep = async (
  { table, seal }: IdentityWorld,
  order: EidOrderItem,
  answer: EidAnswer,
  nextStepAt: number,
): Promise<Asked> => {
  switch (answer.status) {
    case "pending":
      return { order: await endStep(table, order, { hint: answer.hint, nextStepAt }) };
    case "failed":
      return { order: await endStep(table, order, { state: "failed", hint: answer.hint }) };
    case "complete": {
      const sealedProof = await sealProof(seal, order, answer.person);
      const proved = await endStep(table, order, { state: "proved", hint: "processing", sealedProof });
      return { order: proved, person: answer.person };
    }
  }
};

const ask = async (
  { eid, table, logger }: IdentityWorld,
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
