import { Stack } from "aws-cdk-lib";
import { UserPoolEmail } from "aws-cdk-lib/aws-cognito";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
} from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import type { FeatureFunction } from "./feature-function.ts";
import { type Settings, domainOfMail } from "#lib/platform/settings.ts";

/** RFC 2606 reserves `.invalid`, so replies reach nobody. */
const nobody = "support@cykelregistret.invalid";

type Props = {
  readonly settings: Settings;
  /** Encrypts the topic of bounces and complaints. */
  readonly key: Key;
};

export class Mail extends Construct {
  /** Undefined if the stage sends no mail. */
  readonly from: string | undefined;
  /** The recipient of the contact form. */
  readonly support: string;
  readonly poolEmail: UserPoolEmail;
  /** The name of the SES configuration set. */
  readonly configuration: string;
  /** Receives bounces and spam complaints from SES. */
  readonly feedback: Topic;
  private readonly sendingArns: readonly string[];
  constructor(scope: Construct, id: string, { settings, key }: Props) {
    super(scope, id);
    const { mailFrom, supportEmail, testRecipients } = settings;
    this.from = mailFrom;
    this.support = supportEmail ?? nobody;
    this.feedback = new Topic(this, "Feedback", { masterKey: key, enforceSSL: true });
    key.grantEncryptDecrypt(new ServicePrincipal("ses.amazonaws.com"));
    const configurationSet = this.makeConfiguration();
    this.configuration = configurationSet.configurationSetName;
    this.poolEmail = UserPoolEmail.withCognito();
    this.sendingArns = [];
    const domain = domainOfMail(settings);
    if (mailFrom === undefined || domain === undefined) return;

    // In the sandbox, SES also checks the right to send to the recipient.
    const identities = [domain, ...testRecipients].map((name) => this.arnOf("identity", name));
    this.sendingArns = [...identities, this.arnOf("configuration-set", this.configuration)];
    this.poolEmail = UserPoolEmail.withSES({
      fromEmail: mailFrom,
      fromName: "Cykelregistret",
      sesVerifiedDomain: domain,
      sesRegion: Stack.of(this).region,
      configurationSetName: this.configuration,
    });
  }

  /** Lets a function send mail from the registry's address only. */
  allowSending(sender: FeatureFunction): void {
    if (this.from === undefined) return;
    sender.allow(
      new PolicyStatement({
        actions: ["ses:SendRawEmail"],
        resources: [...this.sendingArns],
        conditions: { StringEquals: { "ses:FromAddress": this.from } },
      }),
    );
  }

  private arnOf(resource: string, resourceName: string): string {
    return Stack.of(this).formatArn({ service: "ses", resource, resourceName });
  }

  /** SES's suppression list is off, because it would also drop codes that people have requested. */
  private makeConfiguration(): ConfigurationSet {
    const configurationSet = new ConfigurationSet(this, "Delivery", {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      disableSuppressionList: true,
      reputationMetrics: true,
    });
    configurationSet.addEventDestination("Feedback", {
      destination: EventDestination.snsTopic(this.feedback),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    return configurationSet;
  }
}
