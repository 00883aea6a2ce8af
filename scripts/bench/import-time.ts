import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleHandlers } from "#lib/app/bundle.ts";
import { atMost, type Budget, median } from "./budget.ts";

const runs = 7;
const limits: Readonly<Record<string, number>> = { search: 40 };
const limitOfAny = 80;

/** The variables of all functions together. */
export const environment = {
  AWS_REGION: "eu-west-1",
  TABLE_NAME: "table",
  ORIGIN_SECRETS: "secret",
  STAGE: "bench",
  LOG_REGION: "eu-west-1",
  LOG_GROUP: "log",
  STAGING_BUCKET: "staging",
  RECEIPTS_BUCKET: "receipts",
  BIKE_PHOTOS_BUCKET: "photos",
  DISTRIBUTION_ID: "distribution",
  ID_CARDS_BUCKET: "cards",
  BUG_PICTURES_BUCKET: "bugs",
  SIGNATURES_BUCKET: "signatures",
  OWN_COPIES_BUCKET: "copies",
  ERASURES_BUCKET: "erasures",
  GIVEN_UP_BUCKET: "given-up",
  RETRIED_FUNCTIONS: "notifier",
  ALARM_TOPICS: "arn:aws:sns:eu-west-1:1:alarms",
  PERSONAL_NUMBER_KEY_ID: "key",
  PERSONAL_NUMBER_MAC_KEY_ID: "key",
  SEAL_KEY_ID: "key",
  USER_POOL_ID: "eu-west-1_pool",
  USER_POOL_CLIENT_ID: "client",
  SIGN_UPS: "open",
  BANKID_URL: "https://bankid.example/rp/v6.0",
  BANKID_CERTIFICATE: "certificate",
  CURSOR_SECRET: "secret",
  CODE_SECRET: "secret",
  CHALLENGE_SECRET: "secret",
  CERTIFICATE_KEYS: '[{"name":"key","from":"2026-01-01T00:00:00.000Z","keyId":"key"}]',
  BIKE_INDEX_URL: "",
  IDENTITY_LEVEL_REQUIRED: "1",
  ANALYSES_PER_DAY: "20",
  FRAME_READINGS_PER_DAY: "60",
  TEXTS_PER_STORE_AND_DAY: "100",
  TEXTS_OF_STORES_PER_MONTH: "3000",
  REALTIME_URL: "https://realtime.example/graphql",
  MAIL_FROM: "no-reply@mail.example",
  MAIL_REGION: "eu-west-1",
  MAIL_CONFIGURATION: "mail",
  MAIL_LINK_SECRET: "secret",
  SUPPORT_EMAIL: "support@mail.example",
  SITE_ORIGIN: "https://site.example",
  PAYMENTS_URL: "https://payments.example",
  SELLER_BANKGIRO: "",
  PAYMENTS_API_KEY: "key",
  PAYMENTS_WEBHOOK_SECRET: "secret",
  COMPANY_REGISTER_URL: "https://companies.example",
  COMPANY_REGISTER_TOKEN_URL: "https://companies.example/token",
  COMPANY_REGISTER_CLIENT_ID: "client",
  COMPANY_REGISTER_CLIENT_SECRET: "secret",
  RECEIPT_SECRET: "secret",
  SELLER_NAME: "Seller",
  SELLER_ORGANISATION_NUMBER: "559999-9999",
  SELLER_ADDRESS: "Street 1",
};

const program = `
  const began = process.cpuUsage();
  await import(process.argv[1]);
  const { user, system } = process.cpuUsage(began);
  process.stdout.write(String((user + system) / 1000));
  process.exit(0);
`;

/** Measures the milliseconds of processor time that a fresh Node spends on importing the module. */
const importOnce = (file: string): number =>
  Number(
    execFileSync(process.execPath, ["--input-type=module", "--eval", program, pathToFileURL(file).href], {
      env: { PATH: process.env["PATH"], ...environment },
      encoding: "utf8",
    }),
  );

const importTime = (file: string): number => median(Array.from({ length: runs }, () => importOnce(file)));

const emptyHandlerTime = (): number => {
  const folder = mkdtempSync(join(tmpdir(), "empty-handler-"));
  const file = join(folder, "index.mjs");
  writeFileSync(file, "export const handler = async () => ({ statusCode: 204 });\n");
  try {
    return importTime(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const importTimes: Budget = {
  name: "import",
  measure: async () => {
    const bundles = await bundleHandlers();
    const empty = emptyHandlerTime();
    return [...bundles].map(([name, { folder }]) => {
      const value = importTime(join(folder, "index.mjs"));
      const ratio = `${(value / empty).toFixed(0)} × an empty handler`;
      return atMost(limits[name] ?? limitOfAny, {
        what: `processor time of importing ${name} (${ratio})`,
        value,
        unit: "ms",
      });
    });
  },
};
