import { siteConfig } from "#web/auth/site-config.ts";
import type { Page } from "./page.ts";

/** Mails are tried out by administrators, and never where real people get them. */
const mailsCanBeTried: Page["exists"] = async (session) => {
  if (session.state !== "signed-in" || session.role !== "admin") return false;
  return (await siteConfig()).stage !== "prod";
};

/** Pages about the mails we send. */
export const mailRoutes: readonly Page[] = [
  {
    path: "/unsubscribe",
    access: "public",
    chrome: "public",
    texts: ["unsubscribe"],
    load: async () => (await import("#web/features/mail-preferences/UnsubscribePage.tsx")).UnsubscribePage,
  },
  {
    path: "/renew-ad",
    access: "public",
    chrome: "public",
    texts: ["renewal"],
    load: async () => (await import("#web/features/listings/renewal/RenewalPage.tsx")).RenewalPage,
  },
  {
    path: "/email-take-back",
    access: "public",
    chrome: "public",
    texts: ["emailTakeBack"],
    load: async () => (await import("#web/features/email-take-back/EmailTakeBackPage.tsx")).EmailTakeBackPage,
  },
  {
    path: "/store-application",
    access: "public",
    chrome: "public",
    texts: ["storeApplicationLink"],
    load: async () => (await import("#web/features/store-applications/FollowPage.tsx")).FollowPage,
  },
  {
    path: "/test-emails",
    access: "public",
    chrome: "public",
    exists: mailsCanBeTried,
    texts: ["mailPreviews"],
    load: async () => (await import("./admin-pages.ts")).adminPages["/test-emails"](),
  },
];
