import { signInPurpose } from "#contract/sign-in-purpose.ts";

/** The sign-in page, remembering where the person was going. */
export const signInPath = (wanted: string): string => `/auth?next=${encodeURIComponent(wanted)}`;

/** The same for who wants to change how they sign in, and has to show first that it is them. */
export const proofPath = (wanted: string): string => `${signInPath(wanted)}&for=${signInPurpose}`;

export const isForSignInSettings = (search: string): boolean =>
  new URLSearchParams(search).get("for") === signInPurpose;

/** The same for stores and administrators. */
export const storeSignInPath = (wanted: string): string => `/store-login?next=${encodeURIComponent(wanted)}`;

/** The sign-in page, saying that the session was ended elsewhere. */
export const endedElsewherePath = (wanted: string): string => `${signInPath(wanted)}&ended=elsewhere`;

/** The home page, saying that nobody did anything for too long, and remembering where they were. */
export const endedByInactivityPath = (home: string, wanted: string): string =>
  `${home}?ended=inactivity&next=${encodeURIComponent(wanted)}`;

const endedIn = (search: string): string | null => new URLSearchParams(search).get("ended");
export const wasEndedElsewhere = (search: string): boolean => endedIn(search) === "elsewhere";
export const wasEndedByInactivity = (search: string): boolean => endedIn(search) === "inactivity";

/** Where to go after signing in, from the address of the sign-in page. Only a path on this very origin is believed. */
export const wantedLocation = (search: string, origin: string): string | undefined => {
  const next = new URLSearchParams(search).get("next");
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined;
  if (!URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
};
