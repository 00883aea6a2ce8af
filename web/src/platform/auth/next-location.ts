import { signInPurpose } from "#contract/people/sign-in-purpose.ts";

export const signInPath = (wanted: string): string => `/auth?next=${encodeURIComponent(wanted)}`;

/** The sign-in page for someone who must sign in again before changing sign-in settings or signing without BankID. */
export const proofPath = (wanted: string): string => `${signInPath(wanted)}&for=${signInPurpose}`;

export const isForSignInSettings = (search: string): boolean =>
  new URLSearchParams(search).get("for") === signInPurpose;

export const storeSignInPath = (wanted: string): string => `/store-login?next=${encodeURIComponent(wanted)}`;

export const endedElsewherePath = (wanted: string): string => `${signInPath(wanted)}&ended=elsewhere`;

/** The home page with a notice of the sign-out for inactivity; signing in leads back to `wanted`. */
export const endedByInactivityPath = (home: string, wanted: string): string =>
  `${home}?ended=inactivity&next=${encodeURIComponent(wanted)}`;

const endedIn = (search: string): string | null => new URLSearchParams(search).get("ended");
export const wasEndedElsewhere = (search: string): boolean => endedIn(search) === "elsewhere";
export const wasEndedByInactivity = (search: string): boolean => endedIn(search) === "inactivity";

/** The path to open after sign-in. Accepts only paths of this origin, to prevent open redirects. */
export const wantedLocation = (search: string, origin: string): string | undefined => {
  const next = new URLSearchParams(search).get("next");
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined;
  if (!URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
};
