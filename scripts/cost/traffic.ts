import type { Code } from "#lib/platform/function-record.ts";

/** The traffic of a month that the service is built for. */
export const stated = {
  bikes: 1_000_000,
  searches: 1_000_000,
  registrations: 20_000,
  activePeople: 30_000,
} as const;

/** Guesses that nobody has stated or measured. The first month's bill corrects them. */
export const assumed = {
  bikesOfAccount: 2,
  visitsOfPerson: 4,
  requestsOfVisit: 10,
  /** API requests of one search: its pass, suggestions while typing, the page itself. */
  requestsOfSearch: 4,
  /** A browser polls the state of one eID order this often. */
  requestsOfEidOrder: 15,
  /** For a request that is no search. */
  readUnitsOfRequest: 2,
  /** Sessions, read marks and visibility. */
  writeUnitsOfVisit: 6,
  /** A visitor's address and network are counted. */
  writeUnitsOfSearch: 2,
  /** Statistics and notifications. */
  writeUnitsAfterRegistration: 20,
  /** A visitor has no account. */
  searchesOfVisitor: 2,
  /** Frame numbers photographed before a purchase. */
  photosChecked: 10_000,
  /** Files of the site that a visit loads, photos among them. */
  filesOfVisit: 14,
  megabytesOfVisit: 1.2,
  mailsOfPerson: 3,
  /** Photo and receipt of one bike together, as stored. */
  megabytesOfBike: 0.7,
  /** Bytes: a function call's own log, and the API's log. */
  logBytesOfCall: 700,
  logBytesOfRequest: 300,
  /** X-Ray samples five percent, and the first request of each second. */
  tracesOfCalls: 0.05,
  /** Minutes that a signed-in person stays connected. */
  minutesOfVisit: 8,
  updatesOfVisit: 1,
  keyUsesOfVisit: 6,
  /** Milliseconds for one item that a nightly count reads, one after the other. */
  millisecondsOfCounted: 5,
  /** Custom metrics of functions, which CloudWatch bills. */
  ownMetrics: 60,
} as const;

type Calls = { readonly of: Code["name"]; readonly times: number; readonly milliseconds: number };

export const visits = stated.activePeople * assumed.visitsOfPerson;
export const visitors = stated.searches / assumed.searchesOfVisitor;
export const accounts = stated.bikes / assumed.bikesOfAccount;

/** Calls of functions through the API, each with its duration. */
export const requests: readonly Calls[] = [
  { of: "search", times: stated.searches * assumed.requestsOfSearch, milliseconds: 40 },
  { of: "bikes", times: visits * assumed.requestsOfVisit, milliseconds: 60 },
  { of: "identity", times: stated.activePeople * assumed.requestsOfEidOrder, milliseconds: 150 },
  { of: "uploads", times: stated.registrations * 4, milliseconds: 1200 },
  { of: "answers", times: assumed.photosChecked, milliseconds: 2500 },
  { of: "analysis", times: stated.registrations, milliseconds: 4000 },
];

const days = 30;
const quarters = 4;

/** Calls of functions by triggers, streams and schedules. */
export const others: readonly Calls[] = [
  { of: "auth-triggers", times: visits * quarters, milliseconds: 20 },
  { of: "follow-changes", times: (stated.registrations + visits) * 2, milliseconds: 150 },
  { of: "notifier", times: (stated.registrations + visits) * 2, milliseconds: 80 },
  { of: "import-bikes", times: days * 24 * 60, milliseconds: 50 },
  { of: "retry-given-up", times: (days * 24 * 60) / 5, milliseconds: 50 },
  { of: "check-service", times: (days * 24 * 60) / 5, milliseconds: 3000 },
  { of: "recount-statistics", times: days, milliseconds: 11 * 60_000 },
  { of: "reconcile-ledger", times: days, milliseconds: 5 * 60_000 },
];

/** Items that a night's recount of statistics reaches in its ten minutes. */
export const countedInNight = (10 * 60_000) / assumed.millisecondsOfCounted;
export const nights = days;
