import { adminRoutes } from "./admin-routes.ts";
import { adsRoutes } from "./ads-routes.ts";
import { emptyRoutes } from "./empty-routes.ts";
import { mailRoutes } from "./mail-routes.ts";
import { myBikesRoutes } from "./my-bikes-routes.ts";
import type { Page } from "./page.ts";
import { pointsPages } from "./points-routes.ts";
import { storeRoutes } from "./store-routes.ts";

/** Every page but the landing page, which is a document of its own. A new page is a line here. */
export const pages: readonly Page[] = [
  {
    path: "/",
    access: "home",
    chrome: "app",
    texts: ["bikeCard", "search"],
    load: async () => (await import("#web/features/search/SearchPage.tsx")).SearchPage,
  },
  {
    path: "/bike-search",
    access: "public",
    chrome: "public",
    texts: ["bikeCard", "search"],
    load: async () => (await import("#web/features/search/SearchPage.tsx")).SearchPage,
  },
  {
    path: "/bike-registration",
    access: ["customer"],
    chrome: "app",
    texts: ["certificate", "registration"],
    load: async () => (await import("#web/features/registration/RegistrationPage.tsx")).RegistrationPage,
  },
  ...myBikesRoutes,
  ...adsRoutes,
  ...storeRoutes,
  {
    path: "/messages",
    access: ["customer"],
    chrome: "app",
    texts: ["messages"],
    load: async () => (await import("#web/features/messages/MessagesPage.tsx")).MessagesPage,
  },
  {
    path: "/messages/:threadId",
    access: ["customer"],
    chrome: "app",
    texts: ["messages"],
    load: async () => (await import("#web/features/messages/MessagesPage.tsx")).MessagesPage,
  },
  {
    path: "/message-decisions/:reportId",
    access: ["customer"],
    chrome: "app",
    texts: ["messageDecision"],
    load: async () =>
      (await import("#web/features/message-reports/decision/MessageDecisionPage.tsx")).MessageDecisionPage,
  },
  {
    path: "/auth",
    access: "signed-out",
    chrome: "plain",
    texts: ["accounts", "eid"],
    load: async () => (await import("#web/features/accounts/AuthPage.tsx")).AuthPage,
  },
  {
    path: "/register",
    access: "signed-out",
    chrome: "plain",
    texts: ["accounts", "eid"],
    load: async () => (await import("#web/features/accounts/RegisterPage.tsx")).RegisterPage,
  },
  {
    path: "/store-login",
    access: "signed-out",
    chrome: "plain",
    texts: ["accounts", "settings", "storeLogin"],
    load: async () => (await import("#web/features/store-login/StoreLoginPage.tsx")).StoreLoginPage,
  },
  {
    path: "/settings",
    access: ["customer", "admin"],
    elsewhere: "/store-settings",
    chrome: "app",
    texts: ["accounts", "camera", "closing", "consents", "eid", "idCard", "pictures", "settings"],
    load: async () => (await import("#web/features/settings/SettingsPage.tsx")).SettingsPage,
  },
  {
    path: "/account-closing",
    access: ["customer"],
    chrome: "plain",
    texts: ["closing"],
    load: async () => (await import("#web/features/closing/AccountClosingPage.tsx")).AccountClosingPage,
  },
  {
    path: "/account-closed",
    access: "signed-out",
    chrome: "plain",
    texts: ["closing"],
    load: async () => (await import("#web/features/closing/AccountClosedPage.tsx")).AccountClosedPage,
  },
  {
    path: "/ad-alert-notifications",
    access: "signed-in",
    chrome: "app",
    texts: ["alerts", "bikeCard"],
    load: async () => (await import("#web/features/alerts/AlertsPage.tsx")).AlertsPage,
  },
  {
    path: "/privacy",
    access: "public",
    chrome: "public",
    load: async () => (await import("#web/features/info/PrivacyPage.tsx")).PrivacyPage,
  },
  {
    path: "/terms",
    access: "public",
    chrome: "public",
    load: async () => (await import("#web/features/info/TermsPage.tsx")).TermsPage,
  },
  {
    path: "/contact",
    access: "public",
    chrome: "public",
    texts: ["contact"],
    load: async () => (await import("#web/features/contact/ContactPage.tsx")).ContactPage,
  },
  {
    path: "/report-bug",
    access: "public",
    chrome: "public",
    texts: ["bugReport"],
    load: async () => (await import("#web/features/bug-reports/ReportBugPage.tsx")).ReportBugPage,
  },
  {
    path: "/why-bike-owners",
    access: "public",
    chrome: "public",
    load: async () => (await import("#web/features/info/WhyPage.tsx")).WhyPage,
  },
  {
    path: "/how-to-use",
    access: "public",
    chrome: "public",
    load: async () => (await import("#web/features/info/HowPage.tsx")).HowPage,
  },
  {
    path: "/qr/:uid",
    access: "public",
    chrome: "public",
    texts: ["bikeCard", "qr"],
    load: async () => (await import("#web/features/qr/QrPage.tsx")).QrPage,
  },
  ...adminRoutes,
  ...pointsPages,
  ...mailRoutes,
  ...emptyRoutes,
];
