import { swedishDate } from "#contract/calendar-date.ts";
import type { EidOrder, NewPerson } from "#contract/identity.ts";
import { readPersonalNumber } from "#contract/personal-number.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { assertOfAge } from "#lambdas/identity/age.ts";
import { beginOrder } from "#lambdas/identity/begin-order.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { countOrder } from "#lambdas/identity/order-limits.ts";

/** Whether number, address or phone are taken is not told before the eID has proved who asks. */
export const startRegistration = async (
  world: IdentityWorld,
  person: NewPerson,
  address: string,
): Promise<EidOrder> => {
  const now = world.system.now();
  const number = readPersonalNumber(person.personalNumber, swedishDate(now));
  if (!number.ok)
    throw new ProblemError("invalid-request", { issues: [{ path: "personalNumber", rule: number.rule }] });
  assertOfAge(number, now);
  const personalNumberMac = await world.mac(number.digits);
  await countOrder(world, address, personalNumberMac);
  const { email, phone, language } = person;
  const purpose = { kind: "registration" as const, email, phone, language, personalNumberMac };
  return beginOrder(world, { purpose, address, language, personalNumber: number.digits });
};
