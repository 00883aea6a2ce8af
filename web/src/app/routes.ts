import { adminRoutes } from "./admin-routes.ts";
import { adsRoutes } from "./ads-routes.ts";
import { mailRoutes } from "./mail-routes.ts";
import { myBikesRoutes } from "./my-bikes-routes.ts";
import type { Page } from "./page.ts";
import { storeRoutes } from "./store-routes.ts";

const receipt: Omit<Page, "path"> = {
  access: "public",
  chrome: "public",
  texts: ["purchases"],
  load: async () =>
    (await import("#web/points/purchases/purchases/receipt/OrderReceiptPage.tsx")).OrderReceiptPage,
};

const pointsPages: readonly Page[] = [
  {
    path: "/order",
    access: "public",
    chrome: "public",
    texts: ["order"],
    load: async () => (await import("#web/points/purchases/purchases/order/OrderPage.tsx")).OrderPage,
  },
  { ...receipt, path: "/order-receipt" },
  { ...receipt, path: "/order-receipt/:orderNumber" },
];

/** All pages except the landing page, which is a separate document. */
export const pages: readonly Page[] = [
  {
    path: "/",
    access: "home",
    chrome: "app",
    texts: ["bikeCard", "search"],
    load: async () => (await import("#web/bikes/search/SearchPage.tsx")).SearchPage,
  },
  {
    path: "/bike-search",
    access: "public",
    chrome: "public",
    texts: ["bikeCard", "search"],
    load: async () => (await import("#web/bikes/search/SearchPage.tsx")).SearchPage,
  },
  {
    path: "/bike-registration",
    access: ["customer"],
    chrome: "app",
    texts: ["certificate", "registration"],
    load: async () => (await import("#web/bikes/registration/RegistrationPage.tsx")).RegistrationPage,
  },
  ...myBikesRoutes,
  ...adsRoutes,
  ...storeRoutes,
  {
    path: "/messages",
    access: ["customer"],
    chrome: "app",
    texts: ["messages"],
    load: async () => (await import("#web/messages/conversations/MessagesPage.tsx")).MessagesPage,
  },
  {
    path: "/messages/:threadId",
    access: ["customer"],
    chrome: "app",
    texts: ["messages"],
    load: async () => (await import("#web/messages/conversations/MessagesPage.tsx")).MessagesPage,
  },
  {
    path: "/auth",
    access: "signed-out",
    chrome: "plain",
    texts: ["accounts"],
    load: async () => (await import("#web/people/accounts/AuthPage.tsx")).AuthPage,
  },
  {
    path: "/register",
    access: "signed-out",
    chrome: "plain",
    texts: ["accounts", "register"],
    load: async () => (await import("#web/people/accounts/RegisterPage.tsx")).RegisterPage,
  },
  {
    path: "/store-login",
    access: "signed-out",
    chrome: "plain",
    texts: ["accounts", "settings", "storeLogin"],
    load: async () => (await import("#web/people/store-login/StoreLoginPage.tsx")).StoreLoginPage,
  },
  {
    path: "/settings",
    access: ["customer", "admin"],
    elsewhere: "/store-settings",
    chrome: "app",
    texts: ["accounts", "camera", "closing", "consents", "idCard", "pictures", "settings"],
    load: async () => (await import("#web/people/settings/SettingsPage.tsx")).SettingsPage,
  },
  {
    path: "/account-closing",
    access: ["customer"],
    chrome: "plain",
    texts: ["closing"],
    load: async () => (await import("#web/privacy/closing/AccountClosingPage.tsx")).AccountClosingPage,
  },
  {
    path: "/account-closed",
    access: "signed-out",
    chrome: "plain",
    texts: ["closing"],
    load: async () => (await import("#web/privacy/closing/AccountClosedPage.tsx")).AccountClosedPage,
  },
  {
    path: "/ad-alert-notifications",
    access: "signed-in",
    chrome: "app",
    texts: ["alerts", "bikeCard"],
    load: async () => (await import("#web/ads/alerts/AlertsPage.tsx")).AlertsPage,
  },
  {
    path: "/privacy",
    access: "public",
    chrome: "public",
    load: async () => (await import("#web/app/info/PrivacyPage.tsx")).PrivacyPage,
  },
  {
    path: "/terms",
    access: "public",
    chrome: "public",
    load: async () => (await import("#web/app/info/TermsPage.tsx")).TermsPage,
  },
  {
    path: "/contact",
    access: "public",
    chrome: "public",
    texts: ["contact"],
    load: async () => (await import("#web/office/contact/ContactPage.tsx")).ContactPage,
  },
  {
    path: "/report-bug",
    access: "public",
    chrome: "public",
    texts: ["bugReport"],
    load: async () => (await import("#web/office/bugs/ReportBugPage.tsx")).ReportBugPage,
  },
  {
    path: "/why-bike-owners",
    access: "public",
    chrome: "public",
    load: async () => (await import("#web/app/info/WhyPage.tsx")).WhyPage,
  },
  {
    path: "/how-to-use",
    access: "public",
    chrome: "public",
    load: async () => (await import("#web/app/info/HowPage.tsx")).HowPage,
  },
  {
    path: "/qr",
    access: "public",
    chrome: "public",
    texts: ["missingCode"],
    load: async () => (await import("#web/app/MissingCodePage.tsx")).MissingCodePage,
  },
  {
    path: "/qr/:uid",
    access: "public",
    chrome: "public",
    texts: ["bikeCard", "qr"],
    load: async () => (await import("#web/stickers/scans/QrPage.tsx")).QrPage,
  },
  ...adminRoutes,
  ...pointsPages,
  ...mailRoutes,
];
