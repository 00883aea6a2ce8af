import type { Role } from "#contract/people/accounts.ts";
import { signInPath, storeSignInPath, wantedLocation } from "#web/platform/auth/next-location.ts";
import { afterInactivity } from "#web/platform/auth/after-inactivity.ts";
import { type SettledSession } from "#web/platform/auth/session.ts";
import type { Page, PageAccess } from "./page.ts";

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

/** Administrators must set up the second factor here before any non-public page. */
const setUpPath = "/store-login";

/** The owner of a closed account can reopen it here, and is redirected here from every non-public page. */
const closingPath = "/account-closing";

/** The landing page, a document outside the app. */
export const landingPath = "/";

/** The address to redirect to; undefined allows the page. */
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
