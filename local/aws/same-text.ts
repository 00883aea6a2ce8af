import { timingSafeEqual } from "node:crypto";

/** Compares two secrets without telling by its duration where they differ, only whether they are as long. */
export const sameText = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};
