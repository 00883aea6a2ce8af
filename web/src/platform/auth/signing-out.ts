import { readStored, writeStored } from "#web/platform/ui/local-store.ts";
import { endedElsewherePath, signInPath } from "./next-location.ts";
import { hasStoredSession } from "./stored-session.ts";

/** Shared by all tabs and cleared with the session. */
const storageKey = "cr:signing-out";
/** Milliseconds; after that the flag of a tab closed during sign-out is ignored. */
const maxAge = 30_000;

/** Tells the other tabs that this browser is signing out: their requests may be refused before the storage is cleared. */
export const announceSignOut = (): void => writeStored(storageKey, String(Date.now()));

const isSigningOut = (): boolean => Date.now() - Number(readStored(storageKey) ?? 0) < maxAge;

/** The sign-in page to open when the server has ended the session. It mentions another device only if no tab of this browser signed out. */
export const pathAfterEnd = (wanted: string): string =>
  isSigningOut() || !hasStoredSession() ? signInPath(wanted) : endedElsewherePath(wanted);
