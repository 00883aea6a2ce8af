import { hoursToCorrect } from "#contract/bike-changes.ts";

const minute = 60_000;
const lasts = hoursToCorrect * 60 * minute;

/** When what identifies a bike is locked. */
export const lockedFrom = (registeredAt: string): string =>
  new Date(Date.parse(registeredAt) + lasts).toISOString();

/** Whole minutes until then, 0 once it is locked. */
export const minutesToCorrect = (registeredAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(registeredAt) + lasts - now) / minute));
