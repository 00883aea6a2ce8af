import { inactivityLimit } from "#contract/inactivity.ts";

/** So long before the end they are asked. */
const warningTime = 5 * 60_000;
export const checkInterval = 30_000;

export type Standing =
  | { readonly state: "active" }
  | { readonly state: "warning"; readonly secondsLeft: number }
  | { readonly state: "expired" };

/** How someone stands who was last active at `lastActivity`; both times in milliseconds. */
export const standingAt = (lastActivity: number, now: number): Standing => {
  const left = inactivityLimit - (now - lastActivity);
  if (left <= 0) return { state: "expired" };
  if (left <= warningTime) return { state: "warning", secondsLeft: Math.ceil(left / 1000) };
  return { state: "active" };
};
