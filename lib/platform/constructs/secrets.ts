import type { Key } from "aws-cdk-lib/aws-kms";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { SecretValue, Validations } from "aws-cdk-lib";
import { Construct } from "constructs";
import type { GeneratedSecret, Settings } from "#lib/platform/settings.ts";

const fieldOf = (
  name: string | undefined,
  versionId: string | undefined,
  jsonField: string,
): string | undefined =>
  name === undefined
    ? undefined
    : SecretValue.secretsManager(name, { jsonField, ...(versionId && { versionId }) }).unsafeUnwrap();

/** Undefined if the payment service is simulated; generated values then replace it. */
const fromPayments = (
  { paymentsSecret, paymentsSecretVersion: versionId }: Settings,
  jsonField: string,
): string | undefined => fieldOf(paymentsSecret, versionId, jsonField);

/** Undefined if the company register is simulated. */
const fromCompanyRegister = (
  { companyRegisterSecret, companyRegisterSecretVersion: versionId }: Settings,
  jsonField: string,
): string | undefined => fieldOf(companyRegisterSecret, versionId, jsonField);

type Props = { readonly key: Key; readonly settings: Settings };

/** Generated secrets, and those of the payment service and the company register. CloudFormation inserts the values. A new generation has a new reference, so a deployment updates all functions, see `secretGenerations`. */
export class Secrets extends Construct {
  /** The header by which the API recognises requests from the site and its firewall. */
  readonly origin: string;
  /** Comma-separated. Includes the next generation, because the site gets it before the functions do. */
  readonly acceptedOrigins: string;
  /** Encrypts and signs cursors. */
  readonly cursor: string;
  /** The HMAC key of one-time codes. */
  readonly codes: string;
  /** Signs proof-of-work challenges. */
  readonly challenge: string;
  /** Signs links to receipts. */
  readonly receipt: string;
  /** The API key of the payment service. */
  readonly paymentsKey: string;
  /** Verifies events of the payment service. */
  readonly paymentsWebhook: string;
  /** Encrypts unsubscribe links. */
  readonly mailLinks: string;
  readonly companyRegister: { readonly clientId: string; readonly clientSecret: string };
  private readonly key: Key;
  constructor(scope: Construct, id: string, { key, settings }: Props) {
    super(scope, id);
    this.key = key;
    const generations = settings.secretGenerations;
    const current = (name: GeneratedSecret) => this.generate(name, generations[name] ?? 1);
    this.origin = current("Origin");
    const nextOrigin = this.generate("Origin", (generations.Origin ?? 1) + 1);
    this.acceptedOrigins = `${this.origin},${nextOrigin}`;
    this.cursor = current("Cursor");
    this.codes = current("Codes");
    this.challenge = current("Challenge");
    this.receipt = current("Receipt");
    this.mailLinks = current("MailLinks");
    this.paymentsKey = fromPayments(settings, "apiKey") ?? current("PaymentsKey");
    this.paymentsWebhook = fromPayments(settings, "webhookSecret") ?? current("PaymentsWebhook");
    this.companyRegister = {
      clientId: fromCompanyRegister(settings, "clientId") ?? "cykelregistret",
      clientSecret: fromCompanyRegister(settings, "clientSecret") ?? current("CompanyRegister"),
    };
  }

  private generate(name: GeneratedSecret, generation: number): string {
    const secret = new Secret(this, generation === 1 ? name : `${name}${generation}`, {
      encryptionKey: this.key,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Validations.of(secret).acknowledge({
      id: "AwsSolutions-SMG4",
      reason: "A new value reaches both sides only with a deployment, so a deployment replaces it.",
    });
    return secret.secretValue.unsafeUnwrap();
  }
}
