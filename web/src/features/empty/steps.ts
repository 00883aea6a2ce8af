import type { pages } from "#web/i18n/sv/pages.ts";

export type Step = keyof typeof pages.steps;

/** Where the links that lead on from an empty page go. */
export const steps: Readonly<Record<Step, string>> = {
  search: "/bike-search",
  myBikes: "/my-bikes",
  register: "/bike-registration",
  howToUse: "/how-to-use",
  ads: "/bike-ads",
  partners: "/partners",
  contact: "/contact",
  storeSearch: "/store-search",
  storeDashboard: "/store-dashboard",
  adminDashboard: "/admin-dashboard",
  analytics: "/analytics",
  qrManagement: "/admin-qr-management",
  orders: "/admin-orders",
  storeRequests: "/admin-store-requests",
  approved: "/admin-approved-entities",
  recoveryReports: "/admin-recovery-reports",
};
