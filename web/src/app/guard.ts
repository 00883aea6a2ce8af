import type { Role } from "#contract/accounts.ts";
import { signInPath, storeSignInPath, wantedLocation } from "#web/auth/next-location.ts";
import { type SettledSession, afterInactivity } from "#web/auth/session.ts";
import type { Page, PageAccess } from "./page.ts";

/** Where each role begins. */
const startOf: Readonly<Record<Role, string>> = {
  customer: "/my-bikes",
  store: "/store-dashboard",
  admin: "/admin-dashboard",
};

const mayOpen = (access: PageAccess, session: SettledSession): boolean => {
  if (access === "public") return true;
  if (session.state === "signed-out") return access === "signed-out";
  if (access === "signed-out") return false;
  if (access === "home") return session.role !== "admin";
  return access === "signed-in" || access.includes(session.role);
};

type Visit = Pick<Page, "access" | "elsewhere"> & { session: SettledSession; url: URL };

/** An administrator sets up the second factor there before anything else; public pages need no administrator. */
const setUpPath = "/store-login";

/** Where the owner of a closed account can open it again. Whatever else they ask for leads there, but what is for everybody to read. */
const closingPath = "/account-closing";

/** The landing page, which is no page of the app. */
export const landingPath = "/";

/** Where to send someone who may not open a page; undefined lets them in. */
export const guard = ({ access, elsewhere, session, url }: Visit): string | undefined => {
  if (session.state === "signed-in" && session.totpRequired && access !== "public") {
    if (url.pathname === setUpPath) return undefined;
    return access === "signed-out"
      ? setUpPath + url.search
      : storeSignInPath(url.pathname + url.search + url.hash);
  }
  if (session.state === "signed-in" && session.closing && access !== "public")
    return url.pathname === closingPath ? undefined : closingPath;
  if (mayOpen(access, session)) return undefined;
  if (session.state === "signed-out" && session.inactive)
    return afterInactivity(url.pathname + url.search + url.hash);
  if (session.state === "signed-out")
    return access === "home" ? landingPath : signInPath(url.pathname + url.search + url.hash);
  const wanted = access === "signed-out" ? wantedLocation(url.search, url.origin) : undefined;
  const instead = session.role === "admin" ? undefined : elsewhere;
  return wanted ?? instead ?? startOf[session.role];
};
