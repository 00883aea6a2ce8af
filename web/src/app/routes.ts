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
];
