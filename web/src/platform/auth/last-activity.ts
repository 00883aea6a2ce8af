import { readStored, writeStored } from "#web/platform/ui/local-store.ts";

/** Shared by all tabs. */
export const lastActivityKey = "cr:last-activity";

/** Fallback for this tab where storage is blocked. */
let here: number | undefined;

/** Time of the last activity in any tab, in milliseconds. */
export const lastActivity = (): number | undefined => {
  const stored = Number(readStored(lastActivityKey) ?? Number.NaN);
  if (!Number.isFinite(stored)) return here;
  here = stored;
  return stored;
};

export const rememberActivity = (now: number): void => {
  here = now;
  writeStored(lastActivityKey, String(now));
};
