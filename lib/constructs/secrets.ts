import type { Key } from "aws-cdk-lib/aws-kms";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { SecretValue, Validations } from "aws-cdk-lib";
import { Construct } from "constructs";
import type { GeneratedSecret, Settings } from "#lib/settings.ts";

const fieldOf = (
  name: string | undefined,
  versionId: string | undefined,
  jsonField: string,
): string | undefined =>
  name === undefined
    ? undefined
    : SecretValue.secretsManager(name, { jsonField, ...(versionId && { versionId }) }).unsafeUnwrap();

/** Undefined where the payment service is played: made-up values stand in, with which only a simulator can be paid. */
const fromPayments = (
  { paymentsSecret, paymentsSecretVersion: versionId }: Settings,
  jsonField: string,
): string | undefined => fieldOf(paymentsSecret, versionId, jsonField);

/** Undefined where the register of companies is played. */
const fromCompanyRegister = (
  { companyRegisterSecret, companyRegisterSecretVersion: versionId }: Settings,
  jsonField: string,
): string | undefined => fieldOf(companyRegisterSecret, versionId, jsonField);

type Props = { readonly key: Key; readonly settings: Settings };

/** Random values that no person ever needs to know, and what the payment service has given us. CloudFormation puts them where they are used. A new value is a new reference, so that a deployment takes it everywhere: see `secretGenerations`. */
export class Secrets extends Construct {
  /** What the site says to the API, so that nobody goes round the firewall. */
  readonly origin: string;
  /** What the API takes for it, parted by commas: the next one too, for the site has that before the functions hear of it. */
  readonly acceptedOrigins: string;
  /** Signs the cursors of lists. */
  readonly cursor: string;
  /** Keys the hashes by which one-time codes are kept. */
  readonly codes: string;
  /** Signs the work that a browser does before it may search or send the contact form. */
  readonly challenge: string;
  /** Signs the links by which a receipt can be shown to others. */
  readonly receipt: string;
  /** What the payment service knows us by. */
  readonly paymentsKey: string;
  /** What the payment service signs its events with. */
  readonly paymentsWebhook: string;
  /** Closes the links by which someone leaves a kind of mail. */
  readonly mailLinks: string;
  /** What the register of companies knows us by. */
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
