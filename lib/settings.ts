import type { Node } from "constructs";
import * as z from "zod";

const secretName = z.string().regex(/^[\w/+=.@-]{1,500}$/);

/** What a deployment can choose, given as CDK context: `npx cdk deploy -c stage=prod …`. */
const Settings = z.object({
  /** `prod` is held to stricter rules; `local` is what the embedded cloud serves. */
  stage: z.string().regex(/^[a-z][a-z0-9-]{1,19}$/),
  /** Textract and Rekognition do not exist in Stockholm, so the default is Ireland. */
  region: z.string().regex(/^[a-z]{2}-[a-z]+-\d$/),
  domainName: z.hostname().optional(),
  mailFrom: z.email().optional(),
  /** Where the contact form goes. */
  supportEmail: z.email().optional(),
  adminEmail: z.email().optional(),
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
  /** Who sells, as it stands on receipts. */
  sellerName: z.string().min(1).optional(),
  sellerOrganisationNumber: z
    .string()
    .regex(/^\d{6}-\d{4}$/)
    .optional(),
  sellerAddress: z.string().min(1).optional(),
  /** 1: a typed and checked personal number is enough to register a bike; 2: an eID has proved it. */
  identityLevelRequired: z.enum(["1", "2"]).default("2"),
  analysesPerDay: z
    .string()
    .regex(/^\d{1,4}$/)
    .default("10"),
});
export type Settings = z.infer<typeof Settings>;

const settingNames = Settings.keyof().options;

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

const realPayments = "https://api.stripe.com";

const withPayments = (settings: Settings): Settings => {
  const url = settings.paymentsUrl ?? (settings.stage === "local" ? undefined : realPayments);
  return { ...settings, ...(url !== undefined && { paymentsUrl: url.replace(/\/$/, "") }) };
};

const neededToSell = [
  "domainName",
  "mailFrom",
  "supportEmail",
  "paymentsSecret",
  "sellerName",
  "sellerOrganisationNumber",
  "sellerAddress",
] as const;

const needed = ({ stage, bankIdUrl }: Settings) =>
  [
    ...(stage === "prod" ? neededToSell : []),
    ...(bankIdUrl?.startsWith("https:") ? (["bankIdCertificate"] as const) : []),
  ] as const;

const isRealBankId = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" && hostname.endsWith(".bankid.com") && !hostname.includes("test");
};

/** Why nobody may be identified like that in this stage. */
const bankIdProblem = ({ stage, bankIdUrl, bankIdCertificate }: Settings): string | undefined => {
  if (stage === "local" || bankIdUrl === undefined) return undefined;
  if (!bankIdUrl.startsWith("https:"))
    return `Stage ${stage} cannot use ${bankIdUrl} as bankIdUrl: only stage local may do without https.`;
  if (stage !== "prod") return undefined;
  if (!isRealBankId(bankIdUrl))
    return `Stage prod cannot use ${bankIdUrl} as bankIdUrl: only BankID's own service proves who somebody is.`;
  return bankIdCertificate !== undefined && /\btest\b/i.test(bankIdCertificate)
    ? `Stage prod cannot use ${bankIdCertificate} as bankIdCertificate: add -c bankIdCertificate=… with the name of the secret that holds the register's own.`
    : undefined;
};

/** Why nobody may pay like that in this stage. */
const paymentsProblem = ({ stage, paymentsUrl }: Settings): string | undefined => {
  if (stage === "local" || paymentsUrl === undefined || paymentsUrl === realPayments) return undefined;
  if (stage === "prod")
    return `Stage prod cannot use ${paymentsUrl} as paymentsUrl: only ${realPayments} takes real money.`;
  return paymentsUrl.startsWith("https:")
    ? undefined
    : `Stage ${stage} cannot use ${paymentsUrl} as paymentsUrl: only stage local may do without https.`;
};

/** Reads the context of the app. Throws one sentence a person can act on. */
export const readSettings = (node: Node): Settings => {
  const given = settingNames.map((name): [string, unknown] => [name, node.tryGetContext(name)]);
  const parsed = Settings.safeParse(Object.fromEntries(given.filter(([, value]) => value !== "")));
  if (!parsed.success) throw new Error(`The context cannot be used.\n${z.prettifyError(parsed.error)}`);
  const settings = withPayments(withBankId(parsed.data));
  const missing = needed(settings).filter((name) => settings[name] === undefined);
  if (missing.length > 0)
    throw new Error(
      `Stage ${settings.stage} needs ${missing.join(" and ")}: add ${missing.map((name) => `-c ${name}=…`).join(" ")}.`,
    );
  const problem = bankIdProblem(settings) ?? paymentsProblem(settings);
  if (problem !== undefined) throw new Error(problem);
  return settings;
};
