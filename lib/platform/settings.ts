import type { Node } from "constructs";
import * as z from "zod";
import { problemOf, realPayments } from "./settings-problem.ts";
import { withCompanyRegister } from "./company-register.ts";

const secretName = z.string().regex(/^[\w/+=.@-]{1,500}$/);

const httpsUrl = z.url({ protocol: /^https$/ });

const generatedSecrets = [
  "Challenge",
  "Codes",
  "CompanyRegister",
  "Cursor",
  "MailLinks",
  "Origin",
  "PaymentsKey",
  "PaymentsWebhook",
  "Receipt",
] as const;
export type GeneratedSecret = (typeof generatedSecrets)[number];

/** The settings in a stage's file under `lib/stages`. None is secret. */
const StageSettings = z.strictObject({
  /** The default is Ireland. */
  region: z
    .string()
    .regex(/^[a-z]{2}-[a-z]+-\d$/)
    .default("eu-west-1"),
  /** Set it after the first successful deployment, once every job has run. Then no deployment can delete anything, even if it fails, and a job that has never run raises an alarm. */
  isLive: z.boolean().default(false),
  /** The table after a restore, and its stream, as `npm run drill` prints them. All functions use it; the stack keeps its own table. */
  restoredTable: z
    .strictObject({
      name: z.string().regex(/^[\w.-]{3,255}$/),
      stream: z.string().regex(/^arn:aws:dynamodb:[a-z0-9-]+:\d{12}:table\/[\w.-]+\/stream\/[\w:.-]+$/),
    })
    .optional(),
  domainName: z.hostname().optional(),
  /** The Route 53 zone of the domain, if this account hosts it. Without it the deployment prints the DNS records. */
  hostedZoneId: z
    .string()
    .regex(/^Z[0-9A-Z]{1,31}$/)
    .optional(),
  /** The sender's address. Without it the stage sends no mail. */
  mailFrom: z.email().optional(),
  /** `existing` if SES already has the sender's domain. */
  mailIdentity: z.enum(["new", "existing"]).default("new"),
  /** In SES's sandbox, the only recipients of mail. */
  testRecipients: z.array(z.email()).default([]),
  /** The recipient of the contact form. */
  supportEmail: z.email().optional(),
  /** The recipient of alarms that can wait for the next work day. */
  adminEmail: z.email().optional(),
  /** The recipients of alarms that may wake a person: mail addresses, or the webhook of a service for people on call. The default is `adminEmail`. */
  wakeAddresses: z.array(z.union([z.email(), httpsUrl])).optional(),
  /** The GitHub repository whose workflow may deploy this stage, `owner/name`. Without it none may. */
  repository: z
    .string()
    .regex(/^[\w-]+\/[\w.-]+$/)
    .optional(),
  /** `existing` if another stage has already added GitHub as identity provider to the account. */
  identityProvider: z.enum(["new", "existing"]).default("new"),
  /** Dollars a month for text messages before an alarm. SNS itself stops sending at its own limit. */
  smsBudget: z.number().positive().default(50),
  /** Dollars a month for the whole account before a budget notification. docs/cost.md compares its estimate with it. */
  monthlyBudget: z.number().positive().default(400),
  /** The limit of text messages to a store's buyers. Further ones go by mail, or the till reports it. */
  smsPerStoreAndDay: z.int().min(1).max(9999).default(100),
  smsOfStoresPerMonth: z.int().min(1).max(99_999).default(3000),
  /** BankID's API for relying parties. The default depends on the stage; stage local simulates BankID. */
  bankIdUrl: z
    .url()
    .regex(/\/rp\/v6\.0$/)
    .optional(),
  /** The name of the secret with the BankID certificate. */
  bankIdCertificate: secretName.optional(),
  /** The address of the payment service, which stage local simulates. */
  paymentsUrl: z.url().optional(),
  /** The name of the secret with the payment service's `apiKey` and `webhookSecret` as JSON. */
  paymentsSecret: secretName.optional(),
  /** The version of the secret. A deployment with a new version updates all functions. */
  paymentsSecretVersion: z.uuid().optional(),
  /** The addresses of the company register for data and tokens. The default depends on the stage; stage local simulates it. */
  companyRegisterUrl: httpsUrl.optional(),
  companyRegisterTokenUrl: httpsUrl.optional(),
  /** The name of the secret with the company register's `clientId` and `clientSecret` as JSON. */
  companyRegisterSecret: secretName.optional(),
  /** As `paymentsSecretVersion`. */
  companyRegisterSecretVersion: z.uuid().optional(),
  /** Bike Index's API, which gets numbers that this register does not know. `off` asks no other register. */
  bikeIndexUrl: z.union([httpsUrl, z.literal("off")]).optional(),
  /** The generation of each generated secret, 1 by default. A deployment with the next number creates a new secret and updates all functions. It invalidates open codes (`Codes`) and links in mails (`Receipt`, `MailLinks`). */
  secretGenerations: z.partialRecord(z.enum(generatedSecrets), z.int().min(1)).default({}),
  /** The seller on receipts. */
  sellerName: z.string().min(1).optional(),
  sellerOrganisationNumber: z
    .string()
    .regex(/^\d{6}-\d{4}$/)
    .optional(),
  sellerAddress: z.string().min(1).optional(),
  /** Stores pay invoices to it; without it there are none. */
  sellerBankgiro: z
    .string()
    .regex(/^\d{3,4}-\d{4}$/)
    .optional(),
  /** `closed` lets nobody create an account, for as long as a wave of made-up ones lasts. Staff of shops and administrators are still invited, whoever has begun may finish, and invited buyers without an account wait. */
  signUps: z.enum(["open", "closed"]).default("open"),
  /** Registering a bike requires a typed personal number (1) or an eID (2). */
  identityLevelRequired: z.literal([1, 2]).default(2),
  analysesPerDay: z.int().min(0).max(9999).default(10),
  /** The daily limit of frame photos that the OCR reads, per member of a store. */
  frameReadingsPerDay: z.int().min(1).max(9999).default(60),
});
export type StageSettings = z.input<typeof StageSettings>;

const Settings = StageSettings.extend({
  /** `prod` has stricter rules; `local` runs in the embedded cloud. */
  stage: z.string().regex(/^[a-z][a-z0-9-]{1,19}$/),
});
export type Settings = z.infer<typeof Settings>;

/** The sender's domain; undefined if the stage sends no mail. */
export const domainOfMail = ({ mailFrom }: Pick<Settings, "mailFrom">): string | undefined =>
  mailFrom?.slice(mailFrom.indexOf("@") + 1);

const fileOf = (stage: string): string => `lib/stages/${stage}.ts`;

const defaultBankIdUrl = (stage: string): string | undefined => {
  if (stage === "local") return undefined;
  return stage === "prod" ? "https://appapi2.bankid.com/rp/v6.0" : "https://appapi2.test.bankid.com/rp/v6.0";
};

/** Drops the certificate for a simulator, which needs none. */
const withBankId = ({ bankIdCertificate, ...settings }: Settings): Settings => {
  const bankIdUrl = settings.bankIdUrl ?? defaultBankIdUrl(settings.stage);
  if (bankIdUrl === undefined) return settings;
  const isReal = bankIdUrl.startsWith("https:") && bankIdCertificate !== undefined;
  return { ...settings, bankIdUrl, ...(isReal && { bankIdCertificate }) };
};

const withPayments = (settings: Settings): Settings => {
  const url = settings.paymentsUrl ?? (settings.stage === "local" ? undefined : realPayments);
  return { ...settings, ...(url !== undefined && { paymentsUrl: url.replace(/\/$/, "") }) };
};

/** Bike Index has one register, which is only read, so that stages without customers ask it too. */
const withBikeIndex = (settings: Settings): Settings => ({
  ...(settings.stage !== "local" && { bikeIndexUrl: "https://bikeindex.org/api/v3" }),
  ...settings,
});

const neededToSell = [
  "domainName",
  "mailFrom",
  "supportEmail",
  "adminEmail",
  "paymentsSecret",
  "paymentsSecretVersion",
  "companyRegisterSecret",
  "companyRegisterSecretVersion",
  "sellerName",
  "sellerOrganisationNumber",
  "sellerAddress",
] as const;

const needed = ({ stage, bankIdUrl }: Settings) =>
  [
    ...(stage === "prod" ? neededToSell : []),
    ...(bankIdUrl?.startsWith("https:") ? (["bankIdCertificate"] as const) : []),
  ] as const;

/** Completes a stage's settings with defaults. Throws an error that says what to change. */
export const settingsOf = (stage: string, chosen: StageSettings): Settings => {
  const parsed = Settings.safeParse({ ...chosen, stage });
  if (!parsed.success)
    throw new Error(`The settings of stage ${stage} cannot be used.\n${z.prettifyError(parsed.error)}`);
  const settings = withCompanyRegister(withPayments(withBankId(withBikeIndex(parsed.data))));
  const missing = needed(settings).filter((name) => settings[name] === undefined);
  if (missing.length > 0)
    throw new Error(`Stage ${stage} needs ${missing.join(" and ")}: say it in ${fileOf(stage)}.`);
  const problem = problemOf(settings);
  if (problem !== undefined) throw new Error(problem);
  return settings;
};

/** Reads the settings of the stage in the app's context, as in `npx cdk deploy -c stage=prod`. */
export const readSettings = (node: Node, stages: Readonly<Record<string, StageSettings>>): Settings => {
  const misplaced = StageSettings.keyof().options.filter((name) => node.tryGetContext(name) !== undefined);
  const stage = z.string().parse(node.tryGetContext("stage"));
  // A forgotten flag at the next deployment would silently undo the setting.
  if (misplaced.length > 0)
    throw new Error(`Say ${misplaced.join(" and ")} in ${fileOf(stage)}, not with -c.`);
  const chosen = Object.hasOwn(stages, stage) ? stages[stage] : undefined;
  if (!chosen) throw new Error(`There is no stage ${stage}: there are ${Object.keys(stages).join(", ")}.`);
  return settingsOf(stage, chosen);
};
