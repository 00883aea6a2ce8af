import type { pages } from "./texts/pages/sv.ts";

export type Step = keyof typeof pages.steps;

/** Where the links that lead on from a page that is not built go. */
export const steps: Readonly<Record<Step, string>> = {
  search: "/bike-search",
  adminDashboard: "/admin-dashboard",
};
