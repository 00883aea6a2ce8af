import type { Page } from "./page.ts";

export const adsRoutes: readonly Page[] = [
  {
    path: "/bike-ads",
    access: "public",
    chrome: "public",
    texts: ["ads", "bikeCard"],
    load: async () => (await import("#web/ads/listings/ads/AdsPage.tsx")).AdsPage,
  },
  {
    path: "/bike-ads/:listingId",
    access: "public",
    chrome: "public",
    texts: ["ads", "bikeCard"],
    load: async () => (await import("#web/ads/listings/ads/AdPage.tsx")).AdPage,
  },
  {
    path: "/stolen",
    access: "public",
    chrome: "public",
    texts: ["bikeCard", "figures", "recentThefts", "theftMap"],
    load: async () =>
      (await import("#web/thefts/reports/recent-thefts/RecentTheftsPage.tsx")).RecentTheftsPage,
  },
  {
    path: "/stolen/:stolenBikeId",
    access: "public",
    chrome: "public",
    texts: ["bikeCard", "stolenBike"],
    load: async () => (await import("#web/thefts/reports/stolen-bike/StolenBikePage.tsx")).StolenBikePage,
  },
];
