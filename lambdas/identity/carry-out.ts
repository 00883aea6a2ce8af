import { swedishDate } from "#contract/calendar-date.ts";
import { readPersonalNumber } from "#contract/personal-number.ts";
import { problemOf } from "#lambdas/http/problem.ts";
import type { ProvedPerson } from "#lambdas/identity/eid.ts";
import type { Finish, Proved } from "#lambdas/identity/errand.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { endStep } from "#lambdas/identity/order-steps.ts";
import { registerPerson } from "#lambdas/identity/register-person.ts";
import { signPersonIn } from "#lambdas/identity/sign-person-in.ts";
import { verifyPerson } from "#lambdas/identity/verify-person.ts";
import { issueTicket, ticketOf } from "#lambdas/secrets/sign-in-tickets.ts";
import { type EidOrderItem, EidRefusal } from "#lambdas/table/items/identity.ts";

const understand = async (
  { mac, system }: IdentityWorld,
  { name, personalNumber }: ProvedPerson,
): Promise<Proved> => {
  const number = readPersonalNumber(personalNumber, swedishDate(system.now()));
  if (!number.ok) throw new Error(`The eID told a personal number that breaks ${number.rule}`);
  return { name, number, mac: await mac(number.digits) };
};

const run = (world: IdentityWorld, order: EidOrderItem, proved: Proved, finish: Finish) => {
  const { purpose } = order;
  switch (purpose.kind) {
    case "registration":
      return registerPerson(world, { order, purpose, proved, finish });
    case "sign-in":
      return signPersonIn(world, proved, finish);
    case "verification":
      return verifyPerson(world, purpose.userId, proved, finish);
  }
};

/** A refusal is the end of an order; after anything else it can be tried again at once. */
const giveUp = async (world: IdentityWorld, order: EidOrderItem, error: unknown): Promise<never> => {
  const problem = problemOf(error);
  const refusal = EidRefusal.safeParse(problem.code).data;
  const age = problem.details.params?.["age"];
  const ending: Partial<EidOrderItem> = refusal
    ? { state: "refused", refusal, ...(typeof age === "number" && { age }) }
    : { nextStepAt: world.system.now().getTime() };
  // Where even that fails, the step is free again when its time is over.
  await endStep(world.table, order, ending).catch(() => undefined);
  throw refusal ? problem : error;
};

/** Does what a proved order is for. All of it, the end of the order and the ticket are written in one transaction, so it is done once or not at all. */
export const carryOut = async (
  world: IdentityWorld,
  order: EidOrderItem,
  person: ProvedPerson,
  secret: string,
): Promise<EidOrderItem> => {
  const finish: Finish = (userId, writes, changes = {}) => {
    const ticket = issueTicket(ticketOf(order.id, secret), userId, world.system.now());
    const isSignedIn = order.purpose.kind === "verification";
    const others = isSignedIn ? writes : [...writes, ticket];
    return endStep(world.table, order, { ...changes, state: "complete", userId }, others);
  };
  try {
    return await run(world, order, await understand(world, person), finish);
  } catch (error) {
    return giveUp(world, order, error);
  }
};
