import { readStored, writeStored } from "#web/ui/local-store.ts";
import { endedElsewherePath, signInPath } from "./next-location.ts";
import { hasStoredSession } from "./stored-session.ts";

/** Shared by all tabs, and gone with the session. */
const storageKey = "cr:signing-out";
/** In milliseconds. A tab that was closed meanwhile leaves its word behind. */
const longest = 30_000;

/** Tells the other tabs that this browser is ending the session: one that asks for something before it is gone from the storage is refused already. */
export const tellSigningOut = (): void => writeStored(storageKey, String(Date.now()));

const isSigningOut = (): boolean => Date.now() - Number(readStored(storageKey) ?? 0) < longest;

/** Where to sign in again once the server has ended the session. Nobody is told of another device who has signed out in another tab. */
export const pathAfterEnd = (wanted: string): string =>
  isSigningOut() || !hasStoredSession() ? signInPath(wanted) : endedElsewherePath(wanted);
