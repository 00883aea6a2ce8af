import type { Resources } from "#web/platform/i18n/resources.ts";
import { isForSignInSettings, isSignInAgain, wantedLocation } from "#web/platform/auth/next-location.ts";

type Words = Pick<Resources["accounts"]["signIn"], "again" | "toGoOn" | "needed">;

/** The reason to sign in, by the first part of the address that the visitor wanted. */
export const signInLead = (search: string, { again, toGoOn, needed }: Words): string | undefined => {
  if (isSignInAgain(search) || isForSignInSettings(search)) return again;
  const wanted = wantedLocation(search, location.origin);
  if (wanted === undefined) return undefined;
  const place = wanted.split(/[/?#]/)[1];
  return Object.entries(needed).find(([name]) => name === place)?.[1] ?? toGoOn;
};
