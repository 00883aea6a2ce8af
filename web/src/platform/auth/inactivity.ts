import { inactivityLimit } from "#contract/people/inactivity.ts";

/** The warning is shown so many milliseconds before the sign-out. */
const warningTime = 5 * 60_000;
export const checkInterval = 30_000;

export type Standing =
  | { readonly state: "active" }
  | { readonly state: "warning"; readonly secondsLeft: number }
  | { readonly state: "expired" };

/** Both times in milliseconds. */
export const standingAt = (lastActivity: number, now: number): Standing => {
  const left = inactivityLimit - (now - lastActivity);
  if (left <= 0) return { state: "expired" };
  if (left <= warningTime) return { state: "warning", secondsLeft: Math.ceil(left / 1000) };
  return { state: "active" };
};
