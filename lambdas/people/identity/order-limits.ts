import { type RateLimit, countAgainst, seconds } from "#lambdas/platform/table/rate-limit.ts";
import type { IdentityContext } from "./identity-context.ts";

/** An unused order ends within 30 s and is renewed, so even honest use makes many. */
const limits: Record<"address" | "account", readonly RateLimit[]> = {
  address: [
    { what: "eid-address-minute", max: 10, window: seconds(60) },
    { what: "eid-address-hour", max: 60, window: seconds(3600) },
  ],
  account: [
    { what: "eid-person-minute", max: 5, window: seconds(60) },
    { what: "eid-person-hour", max: 30, window: seconds(3600) },
  ],
};

export const countOrder = async (
  { table, system }: IdentityContext,
  address: string,
  userId?: string,
): Promise<void> => {
  for (const limit of limits.address) await countAgainst(table, limit, address, system.now());
  if (userId === undefined) return;
  for (const limit of limits.account) await countAgainst(table, limit, userId, system.now());
};

/** Limited because each attempt reveals whether an address or phone is taken. */
const attemptLimits: Record<"order" | "person", RateLimit> = {
  order: { what: "eid-new-account", max: 10, window: seconds(3600) },
  person: { what: "eid-person-account", max: 30, window: seconds(3600) },
};

/** Counts an attempt against its order and the identified person, across orders. */
export const countAttempt = async (
  { table, system }: IdentityContext,
  orderId: string,
  mac: string,
): Promise<void> => {
  await countAgainst(table, attemptLimits.order, orderId, system.now());
  await countAgainst(table, attemptLimits.person, mac, system.now());
};
