import type { Node } from "constructs";
import * as z from "zod";
import { problemOf, realPayments } from "#lib/settings-problem.ts";
import { withCompanyRegister } from "#lib/company-register.ts";

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

/** What a stage can choose, in its file under `lib/stages`. Nothing here is secret. */
const StageSettings = z.strictObject({
  /** Textract and Rekognition do not exist in Stockholm, so the default is Ireland. */
  region: z
    .string()
    .regex(/^[a-z]{2}-[a-z]+-\d$/)
    .default("eu-west-1"),
  /** True from the first deployment that succeeded, once every job has run: nothing can be deleted then, not even by a deployment that fails, and a job that has never run rings. */
  isLive: z.boolean().default(false),
  /** The table that everything works on after the register was brought back, and its stream, as `npm run drill` names them. The one that the stack made stays. */
  restoredTable: z
    .strictObject({
      name: z.string().regex(/^[\w.-]{3,255}$/),
      stream: z.string().regex(/^arn:aws:dynamodb:[a-z0-9-]+:\d{12}:table\/[\w.-]+\/stream\/[\w:.-]+$/),
    })
    .optional(),
  domainName: z.hostname().optional(),
  /** The id of the zone of Route 53 that keeps the domain, if this account does: records are made there then. */
  hostedZoneId: z
    .string()
    .regex(/^Z[0-9A-Z]{1,31}$/)
    .optional(),
  /** Without it nobody gets any mail. */
  mailFrom: z.email().optional(),
  /** `existing` where SES knows the sender's domain already. */
  mailIdentity: z.enum(["new", "existing"]).default("new"),
  /** While the account is in SES's sandbox, mail goes to these only. */
  testRecipients: z.array(z.email()).default([]),
  /** Where the contact form goes. */
  supportEmail: z.email().optional(),
  adminEmail: z.email().optional(),
  /** The repository on GitHub, `owner/name`, whose workflow deploys this stage. Without it nobody is let in from there. */
  repository: z
    .string()
    .regex(/^[\w-]+\/[\w.-]+$/)
    .optional(),
  /** `existing` where another stage in the same account has told it of GitHub already. */
  identityProvider: z.enum(["new", "existing"]).default("new"),
  /** Dollars a month that text messages may cost before an alarm rings. SNS has a limit of its own, above which it sends none. */
  smsBudget: z.number().positive().default(50),
  /** Dollars a month that the account may cost before a budget tells. It is what docs/cost.md measures the whole against. */
  monthlyBudget: z.number().positive().default(400),
  /** How many text messages a store's buyers are sent in a day, and those of all stores in a month. What is over goes by mail, or the till says so. */
  smsPerStoreAndDay: z.int().min(1).max(9999).default(100),
  smsOfStoresPerMonth: z.int().min(1).max(99_999).default(3000),
  /** BankID's interface for relying parties; the stage decides where none is given. Stage local plays BankID itself. */
  bankIdUrl: z
    .url()
    .regex(/\/rp\/v6\.0$/)
    .optional(),
  /** The name of the secret with the certificate that BankID has given us. */
  bankIdCertificate: secretName.optional(),
  /** Where the payment service answers. Stage local plays it itself. */
  paymentsUrl: z.url().optional(),
  /** The name of the secret with what the payment service has given us, as JSON: apiKey and webhookSecret. */
  paymentsSecret: secretName.optional(),
  /** The version of it that functions use; another one here is what a deployment takes everywhere. */
  paymentsSecretVersion: z.uuid().optional(),
  /** Where the register of companies answers, and where it gives its tokens; the stage decides where nothing is said. Stage local plays it itself. */
  companyRegisterUrl: httpsUrl.optional(),
  companyRegisterTokenUrl: httpsUrl.optional(),
  /** The name of the secret with what the register of companies has given us, as JSON: clientId and clientSecret. */
  companyRegisterSecret: secretName.optional(),
  /** The version of it that functions use, as of `paymentsSecret`. */
  companyRegisterSecretVersion: z.uuid().optional(),
  /** Which of the made-up secrets are used, the first where none is named. A number one higher has a new one made, and a deployment takes it everywhere. With it end: of `Codes` the codes that are under way, of `Receipt` and `MailLinks` the links that were sent. */
  secretGenerations: z.partialRecord(z.enum(generatedSecrets), z.int().min(1)).default({}),
  /** Who sells, as it stands on receipts. */
  sellerName: z.string().min(1).optional(),
  sellerOrganisationNumber: z
    .string()
    .regex(/^\d{6}-\d{4}$/)
    .optional(),
  sellerAddress: z.string().min(1).optional(),
  /** 1: a typed and checked personal number is enough to register a bike; 2: an eID has proved it. */
  identityLevelRequired: z.literal([1, 2]).default(2),
  analysesPerDay: z.int().min(0).max(9999).default(10),
  /** How many pictures of frames a member of a store may have read in a day. */
  frameReadingsPerDay: z.int().min(1).max(9999).default(60),
});
export type StageSettings = z.input<typeof StageSettings>;

const Settings = StageSettings.extend({
  /** `prod` is held to stricter rules; `local` is what the embedded cloud serves. */
  stage: z.string().regex(/^[a-z][a-z0-9-]{1,19}$/),
});
export type Settings = z.infer<typeof Settings>;

/** The domain that mail is sent from; undefined where none is sent. */
export const domainOfMail = ({ mailFrom }: Pick<Settings, "mailFrom">): string | undefined =>
  mailFrom?.slice(mailFrom.indexOf("@") + 1);

const fileOf = (stage: string): string => `lib/stages/${stage}.ts`;

const defaultBankIdUrl = (stage: string): string | undefined => {
  if (stage === "local") return undefined;
  return stage === "prod" ? "https://appapi2.bankid.com/rp/v6.0" : "https://appapi2.test.bankid.com/rp/v6.0";
};

/** A simulator asks for no certificate. */
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

const neededToSell = [
  "domainName",
  "mailFrom",
  "supportEmail",
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

/** What a stage has chosen, complete. Throws one sentence a person can act on. */
export const settingsOf = (stage: string, chosen: StageSettings): Settings => {
  const parsed = Settings.safeParse({ ...chosen, stage });
  if (!parsed.success)
    throw new Error(`The settings of stage ${stage} cannot be used.\n${z.prettifyError(parsed.error)}`);
  const settings = withCompanyRegister(withPayments(withBankId(parsed.data)));
  const missing = needed(settings).filter((name) => settings[name] === undefined);
  if (missing.length > 0)
    throw new Error(`Stage ${stage} needs ${missing.join(" and ")}: say it in ${fileOf(stage)}.`);
  const problem = problemOf(settings);
  if (problem !== undefined) throw new Error(problem);
  return settings;
};

/** The settings of the stage that the app's context names, as in `npx cdk deploy -c stage=prod`. */
export const readSettings = (node: Node, stages: Readonly<Record<string, StageSettings>>): Settings => {
  const misplaced = StageSettings.keyof().options.filter((name) => node.tryGetContext(name) !== undefined);
  const stage = z.string().parse(node.tryGetContext("stage"));
  // A flag that is forgotten the next time would take back what it gave.
  if (misplaced.length > 0)
    throw new Error(`Say ${misplaced.join(" and ")} in ${fileOf(stage)}, not with -c.`);
  const chosen = Object.hasOwn(stages, stage) ? stages[stage] : undefined;
  if (!chosen) throw new Error(`There is no stage ${stage}: there are ${Object.keys(stages).join(", ")}.`);
  return settingsOf(stage, chosen);
};
