/** Why a session ended that nobody meant to end. */
export type Ending = "inactivity" | "everywhere";

/** The sign-in page, remembering where the person was going, and saying why they have to sign in again. */
export const signInPath = (wanted: string, ending?: Ending): string =>
  `/auth?next=${encodeURIComponent(wanted)}${ending === undefined ? "" : `&ended=${ending}`}`;

/** The reason in the address of the sign-in page. */
export const endingIn = (search: string): Ending | undefined => {
  const ended = new URLSearchParams(search).get("ended");
  return ended === "inactivity" || ended === "everywhere" ? ended : undefined;
};

/** The same for stores and administrators. */
export const storeSignInPath = (wanted: string): string => `/store-login?next=${encodeURIComponent(wanted)}`;

/** Where to go after signing in, from the address of the sign-in page. Only a path on this very origin is believed. */
export const wantedLocation = (search: string, origin: string): string | undefined => {
  const next = new URLSearchParams(search).get("next");
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined;
  if (!URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
};
