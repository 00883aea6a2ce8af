import type { Page } from "./page.ts";

/** Every page but the landing page, which is a document of its own. A new page is a line here. */
export const pages: readonly Page[] = [
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
];
