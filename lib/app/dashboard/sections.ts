import { type Feature, featureNames } from "#contract/app/index.ts";
import { authTriggers } from "#lib/people/accounts.ts";
import { checkService } from "#lib/platform/check-service.ts";
import { apiFunctions } from "#lib/app/functions.ts";
import { linkPreviews } from "#lib/app/link-previews.ts";
import { mailBounces, notifier } from "#lib/notifications/notifier.ts";
import { settlePurchases } from "#lib/points/purchases.ts";
import type { RunbookPage } from "#lib/platform/runbook.ts";

/** Sections of the dashboard, in the order people notice a failure. */
export const sections = {
  everything: "Everything people do",
  search: "Search",
  signIn: "Sign-in",
  registration: "Registration",
  payment: "Payment",
  mail: "Mail",
  others: "What else people do",
  queues: "Queues and jobs",
  money: "Money",
} as const;
export type Section = keyof typeof sections;

const isSection = (name: string): name is Section => name in sections;
export const sectionNames: readonly Section[] = Object.keys(sections).filter(isSection);

/** A missing feature is a type error. */
const sectionOfFeature: Readonly<Record<Feature, Section>> = {
  accounts: "signIn",
  adReports: "others",
  adminSearch: "search",
  alerts: "others",
  analysis: "registration",
  audit: "others",
  bikeAdmin: "others",
  bikeImports: "registration",
  bikes: "registration",
  bugReports: "others",
  certificates: "search",
  checks: "search",
  contact: "mail",
  foundReports: "others",
  identity: "signIn",
  identityReviews: "others",
  inventory: "others",
  listings: "others",
  mailPreferences: "mail",
  mailPreviews: "mail",
  messageReports: "others",
  peopleAdmin: "others",
  messages: "others",
  notifications: "others",
  numberReports: "search",
  orders: "payment",
  paymentWebhook: "payment",
  points: "payment",
  qr: "others",
  sales: "registration",
  search: "search",
  sellerQuestions: "others",
  staff: "others",
  statistics: "others",
  storeApplications: "others",
  storeDecisions: "others",
  storePoints: "payment",
  stores: "others",
  thefts: "others",
  todo: "others",
  transfers: "others",
  uploads: "registration",
  watches: "search",
};

/** A missing runbook page is a type error. */
export const sectionOfPage: Readonly<Record<RunbookPage, Section>> = {
  "changes-late": "queues",
  cost: "money",
  "function-fails": "everything",
  "given-up-work": "queues",
  "job-silent": "queues",
  mail: "mail",
  payments: "payment",
  "readers-throttled": "registration",
  "register-proofs": "queues",
  secrets: "signIn",
  "sign-in": "signIn",
  "site-fails": "everything",
  "table-fails": "everything",
  "text-messages": "money",
};

const sectionOfOther: Readonly<Record<string, Section>> = {
  [authTriggers.name]: "signIn",
  [checkService.name]: "everything",
  [linkPreviews.name]: "others",
  [mailBounces.name]: "mail",
  [notifier.name]: "mail",
  [settlePurchases.name]: "payment",
};

/** The section of a function; functions not listed are jobs. */
export const sectionOfFunction = (name: string): Section => {
  const feature = featureNames.find((each) => apiFunctions[each].name === name);
  return feature === undefined ? (sectionOfOther[name] ?? "queues") : sectionOfFeature[feature];
};
