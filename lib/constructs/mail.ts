import { Stack } from "aws-cdk-lib";
import { UserPoolEmail } from "aws-cdk-lib/aws-cognito";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Settings } from "#lib/settings.ts";

/** Reserved by RFC 2606: SES refuses it, so a deployment without addresses of its own writes to nobody. */
const nobody = { from: "no-reply@cykelregistret.invalid", support: "support@cykelregistret.invalid" };

type Props = Pick<Settings, "mailFrom" | "supportEmail"> & {
  /** Of what is told of mails that came back. */
  readonly key: Key;
};

/** The address the register writes from, and the one it is written to. */
export class Mail extends Construct {
  readonly from: string;
  /** Where people answer what is written in the contact form. */
  readonly support: string;
  readonly poolEmail: UserPoolEmail;
  /** Names the rules that mails are sent under. */
  readonly configuration: string;
  /** Where SES tells of mails that came back, or were called spam. */
  readonly feedback: Topic;
  private readonly sendingArns: readonly string[];
  constructor(scope: Construct, id: string, { mailFrom, supportEmail, key }: Props) {
    super(scope, id);
    this.from = mailFrom ?? nobody.from;
    this.support = supportEmail ?? nobody.support;
    this.feedback = new Topic(this, "Feedback", { masterKey: key, enforceSSL: true });
    key.grantEncryptDecrypt(new ServicePrincipal("ses.amazonaws.com"));
    const configurationSet = this.makeConfiguration();
    this.configuration = configurationSet.configurationSetName;
    this.poolEmail = UserPoolEmail.withCognito();
    this.sendingArns = [];
    if (mailFrom === undefined) return;

    const domain = mailFrom.slice(mailFrom.indexOf("@") + 1);
    const identity = new EmailIdentity(this, "Domain", {
      identity: Identity.domain(domain),
      configurationSet,
    });
    this.sendingArns = [
      identity.emailIdentityArn,
      Stack.of(this).formatArn({
        service: "ses",
        resource: "configuration-set",
        resourceName: this.configuration,
      }),
    ];
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
    if (this.sendingArns.length === 0) return;
    sender.allow(
      new PolicyStatement({
        actions: ["ses:SendRawEmail"],
        resources: [...this.sendingArns],
        conditions: { StringEquals: { "ses:FromAddress": this.from } },
      }),
    );
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
