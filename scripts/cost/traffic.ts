import type { Code } from "#lib/features/function-record.ts";

/** What is asked of the service in a month: the size it is built for. */
export const stated = {
  bikes: 1_000_000,
  searches: 1_000_000,
  registrations: 20_000,
  activePeople: 30_000,
} as const;

/** What nobody has stated or measured yet. Each is a guess to be put right from the first month's bill. */
export const assumed = {
  /** How many bikes belong to one account. */
  bikesOfAccount: 2,
  /** How often an active person comes in a month. */
  visitsOfPerson: 4,
  /** What one visit asks of the API. */
  requestsOfVisit: 10,
  /** What one search asks of the API: its pass, suggestions while typing, the page itself. */
  requestsOfSearch: 4,
  /** How often a browser asks how an order of an eID stands. */
  requestsOfEidOrder: 15,
  /** Read units of one request of a visit that is no search. */
  readUnitsOfRequest: 2,
  /** Write units of one visit: sessions, marks of what was read, visibility. */
  writeUnitsOfVisit: 6,
  /** Write units that follow from a registration elsewhere: statistics, notifications. */
  writeUnitsAfterRegistration: 20,
  /** How many searches one visitor without an account makes. */
  searchesOfVisitor: 2,
  /** Files of the site that a visit loads, photos among them. */
  filesOfVisit: 14,
  megabytesOfVisit: 1.2,
  mailsOfPerson: 3,
  /** Photo and receipt of one bike together, as they are kept. */
  megabytesOfBike: 0.7,
  /** What a call of a function writes into its log, and the API into its own. */
  logBytesOfCall: 700,
  logBytesOfRequest: 300,
  /** X-Ray keeps five of a hundred, and the first of each second. */
  tracesOfCalls: 0.05,
  /** How long someone who is signed in stays connected. */
  minutesOfVisit: 8,
  updatesOfVisit: 1,
  keyUsesOfVisit: 6,
  /** Milliseconds for one item that a nightly count reads, one after the other. */
  millisecondsOfCounted: 5,
  /** Each function can count of its own what CloudWatch asks money for. */
  ownMetrics: 60,
} as const;

type Calls = { readonly of: Code["name"]; readonly times: number; readonly milliseconds: number };

export const visits = stated.activePeople * assumed.visitsOfPerson;
export const visitors = stated.searches / assumed.searchesOfVisitor;
export const accounts = stated.bikes / assumed.bikesOfAccount;

/** How often functions are called through the API, and how long one call takes. */
export const requests: readonly Calls[] = [
  { of: "search", times: stated.searches * assumed.requestsOfSearch, milliseconds: 40 },
  { of: "bikes", times: visits * assumed.requestsOfVisit, milliseconds: 60 },
  { of: "identity", times: stated.activePeople * assumed.requestsOfEidOrder, milliseconds: 150 },
  { of: "uploads", times: stated.registrations * 4, milliseconds: 1200 },
  { of: "analysis", times: stated.registrations, milliseconds: 4000 },
];

const days = 30;
const quarters = 4;

/** What calls functions beside the API. */
export const others: readonly Calls[] = [
  { of: "auth-triggers", times: visits * quarters, milliseconds: 20 },
  { of: "follow-changes", times: (stated.registrations + visits) * 2, milliseconds: 150 },
  { of: "notifier", times: (stated.registrations + visits) * 2, milliseconds: 80 },
  { of: "import-bikes", times: days * 24 * 60, milliseconds: 50 },
  { of: "check-service", times: (days * 24 * 60) / 5, milliseconds: 3000 },
  { of: "recount-statistics", times: days, milliseconds: 11 * 60_000 },
  { of: "reconcile-ledger", times: days, milliseconds: 5 * 60_000 },
];

/** How many items a night's count of statistics gets to, in the ten minutes that it has. */
export const countedInNight = (10 * 60_000) / assumed.millisecondsOfCounted;
export const nights = days;
