import { timingSafeEqual } from "node:crypto";

/** Compares secrets in constant time; only their lengths can leak. */
export const sameText = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};
