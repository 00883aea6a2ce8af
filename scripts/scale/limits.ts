import { readingLimits } from "#contract/platform/reading-limits.ts";
import type { Measured } from "../cost/measure.ts";
import { assumed } from "../cost/traffic.ts";
import type { Load } from "./load.ts";

export type Limit = {
  readonly what: string;
  readonly limit: number;
  readonly use: (load: Load) => number;
  /** What to do before it is reached. */
  readonly raise: string;
};

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

const mailsOf = ({ registrations, visits }: Load): number =>
  registrations + (visits * assumed.mailsOfPerson) / assumed.visitsOfPerson;

const quotas = (units: Units): Limit[] => {
  const registering =
    units.writeUnitsOfRegistration + units.writeUnitsOfWords + assumed.writeUnitsAfterRegistration;
  const writes = ({ checks, registrations, visits }: Load): number =>
    checks * assumed.writeUnitsOfSearch + registrations * registering + visits * assumed.writeUnitsOfVisit;
  const reads = ({ checks, visits }: Load): number =>
    checks * units.readUnitsOfSearch + visits * assumed.requestsOfVisit * assumed.readUnitsOfRequest;
  return [
    {
      what: "functions at once",
      limit: 1000,
      use: (load) => requestsOf(load).reduce((sum, [times, seconds]) => sum + times * seconds, 0),
      raise: "Service Quotas, Lambda, Concurrent executions",
    },
    {
      what: "requests to the API a second",
      limit: 10_000,
      use: (load) => requestsOf(load).reduce((sum, [times]) => sum + times, 0),
      raise: "Service Quotas, API Gateway, Throttle rate",
    },
    {
      what: "write units of the table a second",
      limit: 40_000,
      use: writes,
      raise: "Service Quotas, DynamoDB, Table-level write throughput",
    },
    {
      what: "the same, after a quiet night",
      limit: 4000,
      use: writes,
      raise: "warm throughput of the table, the day before",
    },
    {
      what: "read units after a quiet night",
      limit: 12_000,
      use: reads,
      raise: "warm throughput of the table, the day before",
    },
    {
      what: "sign-ins of the pool, requests a second",
      limit: 120,
      use: ({ visits }) => visits * 3,
      raise: "Service Quotas, Cognito, UserAuthentication",
    },
    {
      what: "mails a second",
      limit: 14,
      use: mailsOf,
      raise: "Service Quotas, SES; late until then, none lost",
    },
    { what: "mails a day", limit: 50_000, use: ({ mailsOfDay }) => mailsOfDay, raise: "Service Quotas, SES" },
    {
      what: "receipts read a second",
      limit: 5,
      use: ({ registrations }) => registrations,
      raise: "Service Quotas, Textract, DetectDocumentText",
    },
    {
      what: "photos looked at a second",
      limit: 5,
      use: ({ registrations }) => 2 * registrations,
      raise: "Service Quotas, Rekognition, DetectLabels and DetectText",
    },
    {
      what: "uses of keys a second",
      limit: 10_000,
      use: ({ visits }) => visits * assumed.keyUsesOfVisit,
      raise: "Service Quotas, KMS",
    },
  ];
};

const partitions = ({ shared, readUnitsOfNumber }: Units): Limit[] => [
  ...[...shared]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([partition, units]) => ({
      what: `write units of ${partition} a second`,
      limit: 1000,
      use: ({ registrations }: Load) => registrations * units,
      raise: "more shards, as of STATS#",
    })),
  {
    what: "read units of one number that all look up",
    limit: 3000,
    use: ({ checks }) => checks * readUnitsOfNumber,
    raise: "let CloudFront keep the answer for seconds",
  },
];

/** Limits that the product itself sets. */
const own: Limit[] = [
  {
    what: "checks a day from one network of phones *",
    limit: readingLimits.register.network,
    use: ({ checksOfDay }) => (checksOfDay * phones.share) / phones.networks,
    raise: "`readingLimits`, by deployment, for that day",
  },
  {
    what: "minutes of adding up all figures at night *",
    limit: 5,
    use: ({ bikes }) => (bikes * factsOfBike * page.milliseconds) / page.facts / minutes,
    raise: "add up the months that changed",
  },
  {
    what: "nights until every ledger is added up *",
    limit: 30,
    use: ({ bikes }) => Math.max(3, bikes / assumed.bikesOfAccount / ledgersOfNight),
    raise: "two jobs, each with half of the accounts",
  },
];

export const limitsOf = (units: Units): readonly Limit[] => [...quotas(units), ...partitions(units), ...own];
