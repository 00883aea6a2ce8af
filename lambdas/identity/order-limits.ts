import { type RateLimit, countAgainst } from "#lambdas/table/rate-limit.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";

const failure = "too-many-requests";

/** An order that nobody takes up is over within half a minute and begun anew, so an honest hour has many. */
const limits: Record<"address" | "person", readonly RateLimit[]> = {
  address: [
    { what: "eid-address-minute", most: 10, seconds: 60, failure },
    { what: "eid-address-hour", most: 60, seconds: 3600, failure },
  ],
  person: [
    { what: "eid-person-minute", most: 5, seconds: 60, failure },
    { what: "eid-person-hour", most: 30, seconds: 3600, failure },
  ],
};

/** Counts an order against the browser's address and, where it is known, the account or the keyed hash of the number it is for. */
export const countOrder = async (
  { table, system }: IdentityWorld,
  address: string,
  person?: string,
): Promise<void> => {
  for (const limit of limits.address) await countAgainst(table, limit, address, system.now());
  if (person === undefined) return;
  for (const limit of limits.person) await countAgainst(table, limit, person, system.now());
};
