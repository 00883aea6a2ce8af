import type { Area } from "#web/platform/i18n/resources.ts";
import type { AdminPath } from "./admin-pages.ts";
import type { Page } from "./page.ts";

const page = (path: AdminPath, ...texts: readonly Area[]): Page => ({
  path,
  access: ["admin"],
  chrome: "app",
  texts,
  load: async () => (await import("./admin-pages.ts")).adminPages[path](),
});

export const adminRoutes: readonly Page[] = [
  page("/admin-dashboard", "admin", "figures"),
  page("/admin-todo", "todo", "corrections"),
  page("/admin-bike-search", "search"),
  page("/admin-identity-reviews", "identityReviews"),
  page("/admin-identity-reviews/:reviewId", "identityReviews"),
  page("/admin-recovery-reports", "bikeAdmin", "corrections", "finds", "history"),
  page("/admin-ad-reports", "adCases", "adDecision", "adReport"),
  page("/admin-message-reports", "messageReports", "messageDecision"),
  page("/admin-bikes/:bikeId", "bikeAdmin", "audit"),
  page("/admin-ownership-disputes/:disputeId", "audit", "bikeAdmin", "ownershipCases"),
  page("/admin-people", "peopleAdmin"),
  page(
    "/admin-people/:accountId",
    "consents",
    "extracts",
    "peopleAdmin",
    "pointsHistory",
    "purchases",
    "orders",
    "audit",
  ),
  page("/admin-audit", "audit"),
  page("/admin-letters", "letters"),
  page("/admin-bug-reports", "bugReports"),
  page("/admin-campaigns", "campaigns"),
  page("/admin-orders", "adminOrders", "orders"),
  page("/admin-packing", "adminOrders", "orders", "packing"),
  page("/admin-store-requests", "storeRequests"),
  page("/admin-business-requests", "storeRequests"),
  page("/admin-approved-entities", "approvedEntities"),
  page("/admin-partners", "approvedEntities"),
  page("/admin-qr-management", "inventory"),
  page("/admin-inventory", "inventory"),
  page("/analytics", "statistics", "figures", "theftMap"),
  page("/business-analytics", "statistics", "figures", "theftMap"),
  page("/insurance-analytics", "statistics", "figures", "theftMap"),
];
