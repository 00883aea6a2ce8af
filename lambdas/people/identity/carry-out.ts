import { swedishDate } from "#contract/platform/calendar-date.ts";
import { readPersonalNumber } from "#contract/platform/personal-number.ts";
import { orderSeconds } from "./begin-order.ts";
import type { ProvedPerson } from "./eid.ts";
import type { FinishOrder, Proved } from "./order-types.ts";
import { failOrder } from "./fail-order.ts";
import type { IdentityContext } from "./identity-context.ts";
import { endStep } from "./order-steps.ts";
import { issueTicket, ticketOf } from "#lambdas/people/sign-in-tickets.ts";
import type { EidOrderItem } from "#lambdas/people/items/identity.ts";

export const identityOf = async (
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

/** Carries out a proved order. The purpose, the order's end and the ticket share one transaction, so it happens once or not at all. */
export const carryOut = async (
  context: IdentityContext,
  { order, person, secret }: ProvedOrder,
  run: (proved: Proved, finish: FinishOrder) => Promise<EidOrderItem>,
): Promise<EidOrderItem> => {
  const finish: FinishOrder = (userId, writes, changes = {}) => {
    const now = context.system.now();
    const marks = order.purpose.kind === "sign-in" ? { forSettings: order.purpose.forSettings } : {};
    const ticket = issueTicket(ticketOf(order.id, secret), userId, now, marks);
    const isSignedIn = "userId" in order.purpose;
    const others = isSignedIn ? writes : [...writes, ticket];
    const expiresAt = Math.floor(now.getTime() / 1000) + orderSeconds;
    return endStep(context.table, order, { ...changes, state: "complete", userId, expiresAt }, others);
  };
  try {
    return await run(await identityOf(context, person), finish);
  } catch (error) {
    return failOrder(context, order, error);
  }
};
