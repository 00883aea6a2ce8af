/** The settings that can contradict each other or the stage. */
type Chosen = {
  readonly stage: string;
  readonly region: string;
  readonly bankIdUrl?: string | undefined;
  readonly bankIdCertificate?: string | undefined;
  readonly paymentsUrl?: string | undefined;
  readonly testRecipients: readonly string[];
};

export const realPayments = "https://api.stripe.com";

const isRealBankId = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" && hostname.endsWith(".bankid.com") && !hostname.includes("test");
};

const bankIdProblem = ({ stage, bankIdUrl, bankIdCertificate }: Chosen): string | undefined => {
  if (stage === "local" || bankIdUrl === undefined) return undefined;
  if (!bankIdUrl.startsWith("https:"))
    return `Stage ${stage} cannot use ${bankIdUrl} as bankIdUrl: only stage local may do without https.`;
  if (stage !== "prod") return undefined;
  if (!isRealBankId(bankIdUrl))
    return `Stage prod cannot use ${bankIdUrl} as bankIdUrl: only BankID's own service proves who someone is.`;
  return bankIdCertificate !== undefined && /\btest\b/i.test(bankIdCertificate)
    ? `Stage prod cannot use ${bankIdCertificate} as bankIdCertificate: it wants the name of the secret that holds the registry's own.`
    : undefined;
};

const paymentsProblem = ({ stage, paymentsUrl }: Chosen): string | undefined => {
  if (stage === "local" || paymentsUrl === undefined || paymentsUrl === realPayments) return undefined;
  if (stage === "prod")
    return `Stage prod cannot use ${paymentsUrl} as paymentsUrl: only ${realPayments} takes real money.`;
  return paymentsUrl.startsWith("https:")
    ? undefined
    : `Stage ${stage} cannot use ${paymentsUrl} as paymentsUrl: only stage local may do without https.`;
};

const mailProblem = ({ stage, testRecipients }: Chosen): string | undefined =>
  stage === "prod" && testRecipients.length > 0
    ? "Stage prod cannot use testRecipients: SES must have let the account out of its sandbox."
    : undefined;

// Stockholm has neither Textract nor Rekognition.
const usableRegions = ["eu-west-1", "eu-central-1"];

const regionProblem = ({ stage, region }: Chosen): string | undefined =>
  usableRegions.includes(region)
    ? undefined
    : `Stage ${stage} cannot use ${region} as region: only ${usableRegions.join(" and ")} in the EU have every service. Choose one of them.`;

/** Returns a sentence about settings that the stage cannot have, or undefined. */
export const problemOf = (chosen: Chosen): string | undefined =>
  regionProblem(chosen) ?? bankIdProblem(chosen) ?? paymentsProblem(chosen) ?? mailProblem(chosen);
