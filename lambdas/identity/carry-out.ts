import { swedishDate } from "#contract/calendar-date.ts";
import { readPersonalNumber } from "#contract/personal-number.ts";
import { secondsKept } from "#lambdas/identity/begin-order.ts";
import type { ProvedPerson } from "#lambdas/identity/eid.ts";
import type { Finish, Proved } from "#lambdas/identity/errand.ts";
import { giveUp } from "#lambdas/identity/give-up.ts";
import type { IdentityContext } from "./identity-context.ts";
import { endStep } from "#lambdas/identity/order-steps.ts";
import { issueTicket, ticketOf } from "#lambdas/shared/tokens/sign-in-tickets.ts";
import type { EidOrderItem } from "#lambdas/shared/table/items/identity.ts";

export const understand = async (
  { mac, system }: IdentityContext,
  { name, personalNumber }: ProvedPerson,
): Promise<Proved> => {
  const number = readPersonalNumber(personalNumber, swedishDate(system.now()));
  if (!number.ok) throw new Error(`The eID told a personal number that breaks ${number.rule}`);
  return { name, number, mac: await mac(number.digits) };
};

type ProvedOrder = {
  readonly order: EidOrderItem;
  readonly person: ProvedPerson;
  readonly secret: string;
};

/** Does what a proved order is for. All of it, the end of the order and the ticket are written in one transaction, so it is done once or not at all. */
export const carryOut = async (
  context: IdentityContext,
  { order, person, secret }: ProvedOrder,
  run: (proved: Proved, finish: Finish) => Promise<EidOrderItem>,
): Promise<EidOrderItem> => {
  const finish: Finish = (userId, writes, changes = {}) => {
    const now = context.system.now();
    const ticket = issueTicket(ticketOf(order.id, secret), userId, now);
    const isSignedIn = "userId" in order.purpose;
    const others = isSignedIn ? writes : [...writes, ticket];
    const expiresAt = Math.floor(now.getTime() / 1000) + secondsKept;
    return endStep(context.table, order, { ...changes, state: "complete", userId, expiresAt }, others);
  };
  try {
    return await run(await understand(context, person), finish);
  } catch (error) {
    return giveUp(context, order, error);
  }
};
