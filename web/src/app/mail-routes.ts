import { siteConfig } from "#web/platform/auth/site-config.ts";
import type { Page } from "./page.ts";

/** Mail previews are for administrators, and not in production. */
const mailPreviewsExist: Page["exists"] = async (session) => {
  if (session.state !== "signed-in" || session.role !== "admin") return false;
  return (await siteConfig()).stage !== "prod";
};

export const mailRoutes: readonly Page[] = [
  {
    path: "/unsubscribe",
    access: "public",
    chrome: "public",
    texts: ["unsubscribe"],
    load: async () =>
      (await import("#web/notifications/mail-preferences/UnsubscribePage.tsx")).UnsubscribePage,
  },
  {
    path: "/renew-ad",
    access: "public",
    chrome: "public",
    texts: ["renewal"],
    load: async () => (await import("#web/ads/listings/renewal/RenewalPage.tsx")).RenewalPage,
  },
  {
    path: "/confirm-watch",
    access: "public",
    chrome: "public",
    texts: ["watchLink"],
    load: async () => (await import("#web/checks/watch-link/WatchLinkPage.tsx")).ConfirmWatchPage,
  },
  {
    path: "/end-watch",
    access: "public",
    chrome: "public",
    texts: ["watchLink"],
    load: async () => (await import("#web/checks/watch-link/WatchLinkPage.tsx")).EndWatchPage,
  },
  {
    path: "/email-take-back",
    access: "public",
    chrome: "public",
    texts: ["emailTakeBack"],
    load: async () => (await import("#web/people/email-take-back/EmailTakeBackPage.tsx")).EmailTakeBackPage,
  },
  {
    path: "/store-application",
    access: "public",
    chrome: "public",
    texts: ["storeApplicationLink"],
    load: async () => (await import("#web/shops/applications/FollowPage.tsx")).FollowPage,
  },
  {
    path: "/test-emails",
    access: "public",
    chrome: "public",
    exists: mailPreviewsExist,
    texts: ["mailPreviews"],
    load: async () => (await import("./admin-pages.ts")).adminPages["/test-emails"](),
  },
];
