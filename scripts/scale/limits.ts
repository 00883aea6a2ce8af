import { readingLimits } from "#contract/platform/reading-limits.ts";
import type { Measured } from "../cost/measure.ts";
import { assumed } from "../cost/traffic.ts";
import type { Load } from "./load.ts";

/** `raise` says what to do before it is reached. */
export type Limit = readonly [what: string, limit: number, use: (load: Load) => number, raise: string];

export type Units = Measured & {
  readonly readUnitsOfNumber: number;
  /** Write units of a registration by partition. */
  readonly shared: ReadonlyMap<string, number>;
};

/** Seven of ten check with a phone, whose calls come from so many networks of Swedish operators. Nobody has counted them. */
const phones = { share: 0.7, networks: 200 } as const;

/** Milliseconds of a page of facts, and how many a page holds. */
const page = { milliseconds: 15, facts: 500 } as const;
const factsOfBike = 3;
const minutes = 60_000;
const ledgersOfNight = (10 * minutes) / 1.8;

/** Requests to the API in a second, with the seconds of a function that each takes. */
const requestsOf = ({ checks, registrations, visits }: Load): readonly [times: number, seconds: number][] => [
  [checks * assumed.requestsOfSearch, 0.04],
  [visits * assumed.requestsOfVisit, 0.06],
  [(visits * assumed.requestsOfEidOrder) / assumed.visitsOfPerson, 0.15],
  [registrations * 4, 1.2],
  [registrations, 4],
];
const requests = (load: Load): number => requestsOf(load).reduce((sum, [times]) => sum + times, 0);
const atOnce = (load: Load): number =>
  requestsOf(load).reduce((sum, [times, seconds]) => sum + times * seconds, 0);
const mails = ({ registrations, visits }: Load): number =>
  registrations + (visits * assumed.mailsOfPerson) / assumed.visitsOfPerson;

const ask = (what: string): string => `Service Quotas: ${what}`;
const warm = "warm throughput of the table, the day before";

const quotas = (units: Units): Limit[] => {
  const { writeUnitsOfRegistration, writeUnitsOfWords } = units;
  const registering = writeUnitsOfRegistration + writeUnitsOfWords + assumed.writeUnitsAfterRegistration;
  const writes = ({ checks, registrations, visits }: Load): number =>
    checks * assumed.writeUnitsOfSearch + registrations * registering + visits * assumed.writeUnitsOfVisit;
  const reads = ({ checks, visits }: Load): number =>
    checks * units.readUnitsOfSearch + visits * assumed.requestsOfVisit * assumed.readUnitsOfRequest;
  return [
    ["functions at once", 1000, atOnce, ask("Lambda, Concurrent executions")],
    ["requests to the API a second", 10_000, requests, ask("API Gateway, Throttle rate")],
    ["write units of the table a second", 40_000, writes, ask("DynamoDB, Table-level write throughput")],
    ["the same, after a quiet night", 4000, writes, warm],
    ["read units after a quiet night", 12_000, reads, warm],
    ["requests to sign in a second", 120, ({ visits }) => visits * 3, ask("Cognito, UserAuthentication")],
    ["mails a second", 14, mails, `${ask("SES")}; late until then, none lost`],
    ["mails a day", 50_000, ({ mailsOfDay }) => mailsOfDay, ask("SES")],
    ["receipts read a second", 5, ({ registrations }) => registrations, ask("Textract")],
    ["photos looked at a second", 5, ({ registrations }) => 2 * registrations, ask("Rekognition")],
    ["uses of keys a second", 10_000, ({ visits }) => visits * assumed.keyUsesOfVisit, ask("KMS")],
  ];
};

const partitions = ({ shared, readUnitsOfNumber }: Units): Limit[] => [
  ...[...shared]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([name, units]): Limit => {
      const use = ({ registrations }: Load): number => registrations * units;
      return [`write units of ${name} a second`, 1000, use, "shards, as of STATS#"];
    }),
  [
    "read units of one number that all look up",
    3000,
    ({ checks }) => checks * readUnitsOfNumber,
    "let CloudFront keep the answer for seconds",
  ],
];

/** Limits that the product itself sets. */
const own: readonly Limit[] = [
  [
    "checks a day from one network of phones *",
    readingLimits.register.network,
    ({ checksOfDay }) => (checksOfDay * phones.share) / phones.networks,
    "`readingLimits`, by deployment, for that day",
  ],
  [
    "minutes of adding up all figures at night *",
    5,
    ({ bikes }) => (bikes * factsOfBike * page.milliseconds) / page.facts / minutes,
    "add up the months that changed",
  ],
  [
    "nights until every ledger is added up *",
    30,
    ({ bikes }) => Math.max(3, bikes / assumed.bikesOfAccount / ledgersOfNight),
    "two jobs, each with half of the accounts",
  ],
];

export const limitsOf = (units: Units): readonly Limit[] => [...quotas(units), ...partitions(units), ...own];
