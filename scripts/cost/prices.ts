import type { Price } from "./price.ts";

/** The day on which the prices were read; read them again after a year. */
export const pricesOf = "2026-11-26";

type Asked = Pick<Price, "usd" | "unit"> & Partial<Pick<Price, "per" | "free">>;

const price =
  (page: string) =>
  (from: Price["from"], { per = 1, ...asked }: Asked): Price => ({
    ...asked,
    per,
    from,
    source: `https://aws.amazon.com/${page}/pricing/`,
  });

const seen = (where: string) => ({ seen: where });
const assumed = (why: string) => ({ assumed: why });
const likeUsEast = assumed("the price of us-east-1; no page with another price for eu-west-1 was found");
const unseen = assumed("from memory; no page was found");
const more = (usd: number, percent: number) =>
  assumed(`us-east-1 is $${usd}; eu-west-1 taken as ${percent} % more`);

const quotedPool = seen(
  "https://github.com/api-evangelist/amazon-cognito, which quotes the page of 2026-09-20",
);
const firewallGuide = seen("https://c3x.dev/blog/aws-waf-cost-explained/");
const realtimePage = seen("https://aws.amazon.com/ar/appsync/pricing/");
const keyGuide = seen("https://www.wring.co/blog/aws-kms-pricing-guide");

const table = price("dynamodb");
const objects = price("s3");
const pool = price("cognito");
const firewall = price("waf");
const functions = price("lambda");
const site = price("cloudfront");
const realtime = price("appsync");
const watch = price("cloudwatch");
const keys = price("kms");

const million = 1_000_000;

/** Prices of AWS in dollars before tax, for eu-west-1 where they differ by region. */
export const prices = {
  writeUnits: table(more(0.625, 13), { usd: 0.705, per: million, unit: "write units" }),
  readUnits: table(more(0.125, 13), { usd: 0.141, per: million, unit: "read units" }),
  tableStorage: table(more(0.25, 13), { usd: 0.283, unit: "GB", free: 25 }),
  pointInTime: table(more(0.2, 13), { usd: 0.226, unit: "GB" }),
  objectStorage: objects(likeUsEast, { usd: 0.023, unit: "GB" }),
  objectWrites: objects(likeUsEast, { usd: 0.005, per: 1000, unit: "writes" }),
  objectReads: objects(likeUsEast, { usd: 0.0004, per: 1000, unit: "reads" }),
  poolLite: pool(quotedPool, { usd: 0.0055, unit: "active people", free: 10_000 }),
  poolEssentials: pool(quotedPool, { usd: 0.015, unit: "active people", free: 10_000 }),
  poolPlus: pool(quotedPool, { usd: 0.02, unit: "active people" }),
  firewalls: firewall(firewallGuide, { usd: 5, unit: "firewalls" }),
  firewallRules: firewall(firewallGuide, { usd: 1, unit: "rules" }),
  firewallRequests: firewall(firewallGuide, { usd: 0.6, per: million, unit: "requests" }),
  functionCalls: functions(likeUsEast, { usd: 0.2, per: million, unit: "calls", free: million }),
  armTime: functions(likeUsEast, { usd: 0.0000133334, unit: "GB seconds", free: 400_000 }),
  x64Time: functions(likeUsEast, { usd: 0.0000166667, unit: "GB seconds" }),
  apiRequests: price("api-gateway")(more(1, 11), { usd: 1.11, per: million, unit: "requests" }),
  siteRequests: site(assumed("the pages found say 0.010 to 0.012 for Europe; the higher one is used"), {
    usd: 0.012,
    per: 10_000,
    unit: "requests",
    free: 10 * million,
  }),
  siteBytes: site(seen("http://aws.amazon.com/cloudfront/pricing"), { usd: 0.085, unit: "GB", free: 1024 }),
  siteFunctions: site(seen("https://cur.vantage.sh/aws/amazoncloudfront/"), {
    usd: 0.1,
    per: million,
    unit: "calls",
    free: 2 * million,
  }),
  realtimeCalls: realtime(likeUsEast, { usd: 4, per: million, unit: "calls" }),
  realtimeUpdates: realtime(realtimePage, { usd: 2, per: million, unit: "updates" }),
  realtimeMinutes: realtime(realtimePage, { usd: 0.08, per: million, unit: "minutes" }),
  pagesRead: price("textract")(likeUsEast, { usd: 1.5, per: 1000, unit: "pages" }),
  imagesRead: price("rekognition")(likeUsEast, { usd: 1, per: 1000, unit: "images" }),
  mails: price("ses")(unseen, { usd: 0.1, per: 1000, unit: "mails" }),
  textMessages: price("sns")(assumed("no price: the stage's limit counts as spent"), {
    usd: 1,
    unit: "dollars",
  }),
  alarms: watch(unseen, { usd: 0.1, unit: "metrics", free: 10 }),
  metrics: watch(seen("https://signoz.io/guides/cloudwatch-pricing"), {
    usd: 0.3,
    unit: "metrics",
    free: 10,
  }),
  dashboards: watch(seen("https://coralogix.com/blog/is-cloudwatch-really-cost-efficient"), {
    usd: 3,
    unit: "dashboards",
  }),
  logs: watch(more(0.5, 14), { usd: 0.57, unit: "GB", free: 5 }),
  keptLogs: watch(likeUsEast, { usd: 0.03, unit: "GB" }),
  traces: price("xray")(likeUsEast, { usd: 5, per: million, unit: "traces", free: 100_000 }),
  keys: keys(keyGuide, { usd: 1, unit: "keys" }),
  keyUses: keys(keyGuide, { usd: 0.03, per: 10_000, unit: "requests", free: 20_000 }),
  secrets: price("secrets-manager")(unseen, { usd: 0.4, unit: "secrets" }),
  schedules: price("eventbridge")(unseen, { usd: 1, per: million, unit: "starts", free: 14 * million }),
} as const satisfies Readonly<Record<string, Price>>;

export type PriceName = keyof typeof prices;
