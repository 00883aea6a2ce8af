import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";
import type { IdentityContext } from "./identity-context.ts";

const failure = "too-many-requests";

/** An order that nobody takes up is over within half a minute and begun again, so an honest hour has many. */
const limits: Record<"address" | "account", readonly RateLimit[]> = {
  address: [
    { what: "eid-address-minute", most: 10, window: seconds(60), failure },
    { what: "eid-address-hour", most: 60, window: seconds(3600), failure },
  ],
  account: [
    { what: "eid-person-minute", most: 5, window: seconds(60), failure },
    { what: "eid-person-hour", most: 30, window: seconds(3600), failure },
  ],
};

/** Counts an order against the browser's address and, where there is one, the account it is for. */
export const countOrder = async (
  { table, system }: IdentityContext,
  address: string,
  userId?: string,
): Promise<void> => {
  for (const limit of limits.address) await countAgainst(table, limit, address, system.now());
  if (userId === undefined) return;
  for (const limit of limits.account) await countAgainst(table, limit, userId, system.now());
};

/** Each try tells whether an address or a phone has an account. */
const tries: Record<"order" | "person", RateLimit> = {
  order: { what: "eid-new-account", most: 10, window: seconds(3600), failure },
  person: { what: "eid-person-account", most: 30, window: seconds(3600), failure },
};

/** Counts a try to make an account against its order and the person who has been identified, however many orders they begin. */
export const countTry = async (
  { table, system }: IdentityContext,
  orderId: string,
  mac: string,
): Promise<void> => {
  await countAgainst(table, tries.order, orderId, system.now());
  await countAgainst(table, tries.person, mac, system.now());
};
