import type { Page } from "./page.ts";

/** Bikes for sale, and those that are missed. */
export const adsRoutes: readonly Page[] = [
  {
    path: "/bike-ads",
    access: "public",
    chrome: "public",
    texts: ["ads", "bikeCard"],
    load: async () => (await import("#web/features/listings/ads/AdsPage.tsx")).AdsPage,
  },
  {
    path: "/bike-ads/:listingId",
    access: "public",
    chrome: "public",
    texts: ["ads", "bikeCard"],
    load: async () => (await import("#web/features/listings/ads/AdPage.tsx")).AdPage,
  },
];
