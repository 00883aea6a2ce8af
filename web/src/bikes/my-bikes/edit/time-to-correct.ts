import { hoursToCorrect } from "#contract/bikes/bike-changes.ts";

const minute = 60_000;
const lasts = hoursToCorrect * 60 * minute;

export const lockedFrom = (registeredAt: string): string =>
  new Date(Date.parse(registeredAt) + lasts).toISOString();

/** Whole minutes until the lock, rounded up; 0 when locked. */
export const minutesToCorrect = (registeredAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(registeredAt) + lasts - now) / minute));
