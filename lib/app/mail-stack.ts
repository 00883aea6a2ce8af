import { Stack, type StackProps } from "aws-cdk-lib";
import { EmailIdentity, Identity, MailFromBehaviorOnMxFailure } from "aws-cdk-lib/aws-ses";
import type { Construct } from "constructs";
import { DnsRecords } from "#lib/platform/constructs/dns-records.ts";
import { type Settings, domainOfMail } from "#lib/platform/settings.ts";

/** True if SES has something to verify. */
export const sendsMail = ({ mailFrom, mailIdentity, testRecipients }: Settings): boolean =>
  (mailFrom !== undefined && mailIdentity === "new") || testRecipients.length > 0;

type Props = StackProps & { readonly settings: Settings };

/** Verifies the sender's domain with SES, with its DNS records. */
export class MailStack extends Stack {
  constructor(scope: Construct, id: string, { settings, ...props }: Props) {
    super(scope, id, props);
    const domain = domainOfMail(settings);
    if (domain !== undefined && settings.mailIdentity === "new") this.prove(domain, settings);
    // In the sandbox SES sends only to confirmed addresses: each gets a link to confirm.
    for (const [index, address] of settings.testRecipients.entries())
      new EmailIdentity(this, `Recipient${index + 1}`, { identity: Identity.email(address) });
  }

  private prove(domain: string, { hostedZoneId }: Settings): void {
    const bounces = `mail.${domain}`;
    const identity = new EmailIdentity(this, "Domain", {
      identity: Identity.domain(domain),
      mailFromDomain: bounces,
      // Sending from SES's own domain is better than not sending.
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    const signatures = identity.dkimRecords.map(({ name, value }, index) => [
      `Dkim${index + 1}`,
      { name, type: "CNAME" as const, value },
    ]);
    new DnsRecords(this, "Dns", {
      hostedZoneId,
      records: {
        ...Object.fromEntries(signatures),
        Bounces: { name: bounces, type: "MX", value: `10 feedback-smtp.${this.region}.amazonses.com` },
        Spf: { name: bounces, type: "TXT", value: '"v=spf1 include:amazonses.com ~all"' },
        Dmarc: { name: `_dmarc.${domain}`, type: "TXT", value: '"v=DMARC1; p=quarantine"' },
      },
    });
  }
}
