import { emptyRoutes } from "./empty-routes.ts";
import type { Page } from "./page.ts";

/** Every page but the landing page, which is a document of its own. A new page is a line here. */
export const pages: readonly Page[] = [
  {
    path: "/",
    access: "home",
    chrome: "app",
    load: async () => (await import("#web/features/lookup/LookupPage.tsx")).LookupPage,
  },
  {
    path: "/bike-search",
    access: "public",
    chrome: "public",
    load: async () => (await import("#web/features/lookup/LookupPage.tsx")).LookupPage,
  },
  {
    path: "/bike-registration",
    access: ["customer"],
    chrome: "app",
    load: async () => (await import("#web/features/registration/RegistrationPage.tsx")).RegistrationPage,
  },
  {
    path: "/my-bikes",
    access: ["customer"],
    chrome: "app",
    load: async () => (await import("#web/features/bikes/MyBikesPage.tsx")).MyBikesPage,
  },
  {
    path: "/my-bikes/:bikeId",
    access: ["customer"],
    chrome: "app",
    load: async () => (await import("#web/features/bikes/BikePage.tsx")).BikePage,
  },
  {
    path: "/auth",
    access: "signed-out",
    chrome: "plain",
    load: async () => (await import("#web/features/accounts/AuthPage.tsx")).AuthPage,
  },
  {
    path: "/register",
    access: "signed-out",
    chrome: "plain",
    load: async () => (await import("#web/features/accounts/RegisterPage.tsx")).RegisterPage,
  },
  {
    path: "/store-login",
    access: "signed-out",
    chrome: "plain",
    load: async () => (await import("#web/features/store-login/StoreLoginPage.tsx")).StoreLoginPage,
  },
  {
    path: "/settings",
    access: ["customer", "admin"],
    elsewhere: "/store-settings",
    chrome: "app",
    load: async () => (await import("#web/features/settings/SettingsPage.tsx")).SettingsPage,
  },
  {
    path: "/store-settings",
    access: ["store"],
    elsewhere: "/settings",
    chrome: "app",
    load: async () => (await import("#web/features/settings/StoreSettingsPage.tsx")).StoreSettingsPage,
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
    load: async () => (await import("#web/features/contact/ContactPage.tsx")).ContactPage,
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
    load: async () => (await import("#web/features/empty/QrPage.tsx")).QrPage,
  },
  {
    path: "/store-search",
    access: ["store"],
    chrome: "app",
    load: async () => (await import("#web/features/lookup/LookupPage.tsx")).LookupPage,
  },
  {
    path: "/admin-dashboard",
    access: ["admin"],
    chrome: "app",
    load: async () => (await import("#web/features/admin/AdminDashboardPage.tsx")).AdminDashboardPage,
  },
  {
    path: "/admin-identity-reviews",
    access: ["admin"],
    chrome: "app",
    load: async () => (await import("#web/features/identity-reviews/ReviewsPage.tsx")).ReviewsPage,
  },
  {
    path: "/admin-identity-reviews/:reviewId",
    access: ["admin"],
    chrome: "app",
    load: async () => (await import("#web/features/identity-reviews/ReviewPage.tsx")).ReviewPage,
  },
  ...emptyRoutes,
];
