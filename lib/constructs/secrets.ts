import type { Key } from "aws-cdk-lib/aws-kms";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Validations } from "aws-cdk-lib";
import { Construct } from "constructs";

/** Random values that no person ever needs to know. CloudFormation puts them where they are used. */
export class Secrets extends Construct {
  /** What the site says to the API, so that nobody goes round the firewall. */
  readonly origin: string;
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
  /** Closes the links by which somebody leaves a kind of mail. */
  readonly mailLinks: string;
  /** `payments` is the name of the secret that holds what the payment service has given us; without one made-up values stand in, with which only a simulator can be paid. */
  constructor(scope: Construct, id: string, key: Key, payments: string | undefined) {
    super(scope, id);
    const generate = (name: string): string => {
      const secret = new Secret(this, name, {
        encryptionKey: key,
        generateSecretString: { passwordLength: 48, excludePunctuation: true },
      });
      Validations.of(secret).acknowledge({
        id: "AwsSolutions-SMG4",
        reason: "A new value reaches both sides only with a deployment, so a deployment replaces it.",
      });
      return secret.secretValue.unsafeUnwrap();
    };
    this.origin = generate("Origin");
    this.cursor = generate("Cursor");
    this.codes = generate("Codes");
    this.challenge = generate("Challenge");
    this.receipt = generate("Receipt");
    const given = payments === undefined ? undefined : Secret.fromSecretNameV2(this, "Payments", payments);
    const fieldOf = (field: string): string | undefined => given?.secretValueFromJson(field).unsafeUnwrap();
    this.paymentsKey = fieldOf("apiKey") ?? generate("PaymentsKey");
    this.paymentsWebhook = fieldOf("webhookSecret") ?? generate("PaymentsWebhook");
    this.mailLinks = generate("MailLinks");
  }
}
