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
  {
    path: "/stolen",
    access: "public",
    chrome: "public",
    texts: ["bikeCard", "figures", "recentThefts", "theftMap"],
    load: async () =>
      (await import("#web/features/thefts/recent-thefts/RecentTheftsPage.tsx")).RecentTheftsPage,
  },
  {
    path: "/stolen/:stolenBikeId",
    access: "public",
    chrome: "public",
    texts: ["bikeCard", "stolenBike"],
    load: async () => (await import("#web/features/thefts/stolen-bike/StolenBikePage.tsx")).StolenBikePage,
  },
  {
    path: "/ad-decisions/:caseId",
    access: "public",
    chrome: "public",
    texts: ["adDecision", "adReport"],
    load: async () => (await import("#web/features/ad-reports/decision/AdDecisionPage.tsx")).AdDecisionPage,
  },
];
