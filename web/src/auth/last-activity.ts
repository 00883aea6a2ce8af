import { readStored, writeStored } from "#web/ui/local-store.ts";

/** Shared by all tabs. */
export const lastActivityKey = "cr:last-activity";

/** The same for this tab alone, where nothing can be stored. */
let here: number | undefined;

/** When someone last did something in any tab, in milliseconds; undefined where nobody has yet. */
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
