import { Stack } from "aws-cdk-lib";
import { UserPoolEmail } from "aws-cdk-lib/aws-cognito";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
import { Construct } from "constructs";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Settings } from "#lib/settings.ts";

/** Reserved by RFC 2606: SES refuses it, so a deployment without addresses of its own writes to nobody. */
const nobody = { from: "no-reply@cykelregistret.invalid", support: "support@cykelregistret.invalid" };

type Props = Pick<Settings, "mailFrom" | "supportEmail">;

/** The address the register writes from, and the one it is written to. */
export class Mail extends Construct {
  readonly from: string;
  /** Where people answer what is written in the contact form. */
  readonly support: string;
  readonly poolEmail: UserPoolEmail;
  private readonly sendingArns: readonly string[];
  constructor(scope: Construct, id: string, { mailFrom, supportEmail }: Props) {
    super(scope, id);
    this.from = mailFrom ?? nobody.from;
    this.support = supportEmail ?? nobody.support;
    this.poolEmail = UserPoolEmail.withCognito();
    this.sendingArns = [];
    if (mailFrom === undefined) return;

    const domain = mailFrom.slice(mailFrom.indexOf("@") + 1);
    const configurationSet = new ConfigurationSet(this, "Delivery", {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      reputationMetrics: true,
    });
    const identity = new EmailIdentity(this, "Domain", {
      identity: Identity.domain(domain),
      configurationSet,
    });
    this.sendingArns = [
      identity.emailIdentityArn,
      Stack.of(this).formatArn({
        service: "ses",
        resource: "configuration-set",
        resourceName: configurationSet.configurationSetName,
      }),
    ];
    this.poolEmail = UserPoolEmail.withSES({
      fromEmail: mailFrom,
      fromName: "Cykelregistret",
      sesVerifiedDomain: domain,
      sesRegion: Stack.of(this).region,
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
}
