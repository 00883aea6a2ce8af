import { timingSafeEqual } from "node:crypto";

/** Compares in constant time, so that response times reveal nothing of the secret but its length. */
export const isSameSecret = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};
