import type { Role } from "#contract/accounts.ts";
import { signInPath, storeSignInPath, wantedLocation } from "#web/auth/next-location.ts";
import type { SettledSession } from "#web/auth/session.ts";
import type { PageAccess } from "./page.ts";

const ownStart: Record<Role, string> = {
  customer: "/my-bikes",
  store: "/store-dashboard",
  admin: "/admin-dashboard",
};

/** Where a role begins: its own page, or the search, which everybody may see, where that page does not exist. */
export const startOf = (role: Role, paths: readonly string[]): string =>
  paths.includes(ownStart[role]) ? ownStart[role] : "/bike-search";

export const mayOpen = (access: PageAccess, session: SettledSession): boolean => {
  if (access === "public") return true;
  if (session.state === "signed-out") return access === "signed-out";
  if (access === "signed-out") return false;
  return access === "signed-in" || access.includes(session.role);
};

type Visit = {
  access: PageAccess;
  session: SettledSession;
  url: URL;
  /** Every path of the route table. */
  paths: readonly string[];
};

/** An administrator sets up the second factor there before anything else; public pages need no administrator. */
const setUpPath = "/store-login";

/** Where to send somebody who may not open a page; undefined lets them in. */
export const guard = ({ access, session, url, paths }: Visit): string | undefined => {
  if (session.state === "signed-in" && session.totpRequired && access !== "public") {
    if (url.pathname === setUpPath) return undefined;
    return access === "signed-out" ? setUpPath + url.search : storeSignInPath(url.pathname + url.search);
  }
  if (mayOpen(access, session)) return undefined;
  if (session.state === "signed-out") return signInPath(url.pathname + url.search + url.hash);
  const wanted = access === "signed-out" ? wantedLocation(url.search, url.origin) : undefined;
  return wanted ?? startOf(session.role, paths);
};
