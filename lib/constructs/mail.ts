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
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type Settings, domainOfMail } from "#lib/settings.ts";

/** Reserved by RFC 2606, so that an answer goes nowhere. */
const nobody = "support@cykelregistret.invalid";

type Props = {
  readonly settings: Settings;
  /** Of what is told of mails that came back. */
  readonly key: Key;
};

/** The address the registry writes from, and the one it is written to. */
export class Mail extends Construct {
  /** Undefined where no mail is sent. */
  readonly from: string | undefined;
  /** Where people answer what is written in the contact form. */
  readonly support: string;
  readonly poolEmail: UserPoolEmail;
  /** Names the rules that mails are sent under. */
  readonly configuration: string;
  /** Where SES tells of mails that came back, or were called spam. */
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

    // In its sandbox SES also asks for the right to write to someone.
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

  /** Lets a function write from the register's address and no other. */
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

  /** SES keeps no list of its own of addresses to spare: it would swallow the codes that people ask for, too. */
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
