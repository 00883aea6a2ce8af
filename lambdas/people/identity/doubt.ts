import { isIP } from "node:net";
import type { EidOrderItem, EidRefusal } from "#lambdas/people/items/identity.ts";
import { networkOf } from "#lambdas/platform/http/network.ts";
import type { EidCompletion } from "./eid.ts";
import { secretHash } from "./order-secrets.ts";

/** The kind of address, and a hash that only the browser with the secret can compare. */
export const sealNetwork = (address: string, secret: string): string =>
  `${isIP(address)}.${secretHash(secret + networkOf(address))}`;

/** An IPv4 and an IPv6 address may belong to one device, so only two of a kind can differ. */
const isElsewhere = (before: string, now: string): boolean => before[0] === now[0] && before !== now;

/**
 * Returns the reason not to trust an approval. BankID asks relying parties to stop a high risk, and to
 * compare addresses on the same device.
 */
export const doubtOf = (
  { network }: EidOrderItem,
  secret: string,
  { risk, address }: EidCompletion,
): EidRefusal | undefined => {
  if (risk === "high") return "eid-high-risk";
  const isOther = network !== undefined && isElsewhere(network, sealNetwork(address, secret));
  return isOther ? "eid-other-network" : undefined;
};
