import { type Feature, featureNames } from "#contract/index.ts";
import { authTriggers } from "#lib/features/auth-triggers.ts";
import { checkService } from "#lib/features/check-service.ts";
import { apiFunctions } from "#lib/features/functions.ts";
import { linkPreviews } from "#lib/features/link-previews.ts";
import { mailBounces } from "#lib/features/mail-bounces.ts";
import { notifier } from "#lib/features/notifier.ts";
import { settlePurchases } from "#lib/features/settle-purchases.ts";
import type { RunbookPage } from "#lib/runbook.ts";

/** Parts of the dashboard, in the order in which people feel that something is wrong. */
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

/** Without a feature of the contract it does not compile. */
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
};

/** Without a page that an alarm can name it does not compile. */
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

const beside: Readonly<Record<string, Section>> = {
  [authTriggers.name]: "signIn",
  [checkService.name]: "everything",
  [linkPreviews.name]: "others",
  [mailBounces.name]: "mail",
  [notifier.name]: "mail",
  [settlePurchases.name]: "payment",
};

/** Where a function stands, by the name of its bundle. What nobody calls and nothing is said of is a job. */
export const sectionOfFunction = (name: string): Section => {
  const feature = featureNames.find((each) => apiFunctions[each].name === name);
  return feature === undefined ? (beside[name] ?? "queues") : sectionOfFeature[feature];
};
