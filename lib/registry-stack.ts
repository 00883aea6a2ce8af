import { CfnOutput, Lazy, Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { Bundles } from "#lib/bundles.ts";
import { AccessLogs } from "#lib/constructs/access-logs.ts";
import { Alarms } from "#lib/constructs/alarm.ts";
import { ApiDoor } from "#lib/constructs/api-door.ts";
import { Erasures } from "#lib/constructs/erasures.ts";
import { GivenUp } from "#lib/constructs/given-up.ts";
import { Keys } from "#lib/constructs/keys.ts";
import { Mail } from "#lib/constructs/mail.ts";
import { OwnCopies } from "#lib/constructs/own-copies.ts";
import { Pictures } from "#lib/constructs/pictures.ts";
import { Realtime } from "#lib/constructs/realtime.ts";
import { RegistryTable } from "#lib/constructs/registry-table.ts";
import { Rollouts } from "#lib/constructs/rollouts.ts";
import { Signatures } from "#lib/constructs/signatures.ts";
import { Secrets } from "#lib/constructs/secrets.ts";
import { SecurityHeaders } from "#lib/constructs/security-headers.ts";
import type { SiteConfig } from "#lib/constructs/site-content.ts";
import { SiteAddress } from "#lib/constructs/site-address.ts";
import { type Domain, Site } from "#lib/constructs/site.ts";
import { Accounts } from "#lib/constructs/user-pool.ts";
import { contentSources } from "#lib/content-sources.ts";
import { authTriggers, letTriggersSeeAccounts } from "#lib/features/auth-triggers.ts";
import { addFunction } from "#lib/features/function-record.ts";
import type { Resources } from "#lib/resources.ts";
import type { Settings } from "#lib/settings.ts";

type Props = StackProps & {
  readonly settings: Settings;
  readonly bundles: Bundles;
  readonly firewallArn: string;
  /** Without one the site lives at CloudFront's own address. */
  readonly domain: Domain | undefined;
};

/** What outlives every deployment, and the doors to it: keys, table, buckets, accounts, the API and the site. It changes rarely. */
export class RegistryStack extends Stack {
  readonly resources: Resources;
  readonly door: ApiDoor;
  readonly site: Site;
  /** What the pages must know of this deployment. */
  readonly config: SiteConfig;
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { domain, settings } = props;
    const { adminEmail, isLive, restoredTable } = settings;

    const keys = new Keys(this, "Keys");
    const alarms = new Alarms(this, "Alarms", { key: keys.data, adminEmail });
    const accessLogs = new AccessLogs(this, "AccessLogs");
    const secrets = new Secrets(this, "Secrets", { key: keys.data, settings });
    const table = new RegistryTable(this, "Register", { key: keys.data, isLive, restored: restoredTable });
    const mail = new Mail(this, "Mail", { settings, key: keys.data });
    const pictures = new Pictures(this, "Pictures", {
      key: keys.data,
      accessLogs,
      // A signature of its own is what permits each; the origin of a site without a domain name is not known yet.
      pages: domain ? `https://${domain.name}` : "*",
      distributionId: Lazy.string({ produce: () => this.site.distributionId }),
    });
    const siteHost = Lazy.string({ produce: () => this.site.host });
    const siteOrigin = `https://${siteHost}`;
    const givenUp = new GivenUp(this, "GivenUp", { key: keys.data, accessLogs });
    const defaults = { ...props, alarms, failureDestination: givenUp };

    const atSignIn = addFunction(this, authTriggers, { defaults, table, siteOrigin });
    const triggers = new Rollouts(this, `${id}Rollouts`).live(atSignIn);
    const accounts = new Accounts(this, "Accounts", { triggers, siteHost, isLive, email: mail.poolEmail });
    letTriggersSeeAccounts(this, atSignIn, accounts);
    const realtime = new Realtime(this, "Realtime", accounts.pool);

    const signatures = new Signatures(this, "Signatures", { key: keys.data, accessLogs });
    const ownCopies = new OwnCopies(this, "OwnCopies", { key: keys.data, accessLogs });
    this.door = new ApiDoor(this, "Api");
    const erasures = new Erasures(this, "Erasures", { key: keys.data, accessLogs });
    const files = { pictures, signatures, ownCopies, erasures, givenUp };
    const rest = { keys, secrets, accounts, realtime, mail, accessLogs };
    this.resources = { defaults, table, siteOrigin, apiLog: this.door.logName, ...files, ...rest };
    this.site = this.openSite(props);
    const { distributionHost } = this.site;
    const { domainName, hostedZoneId } = settings;
    if (domainName !== undefined)
      new SiteAddress(this, "Address", { hostedZoneId, domainName, distributionHost });
    this.config = this.configOf(props);
    this.tell(givenUp);
  }

  private openSite({ settings, firewallArn, domain }: Props): Site {
    const { accessLogs, pictures, realtime, secrets } = this.resources;
    return new Site(this, "Site", {
      apiHost: this.door.host,
      originSecret: secrets.origin,
      bikePhotos: pictures.bikePhotos,
      headers: new SecurityHeaders(this, "SecurityHeaders", contentSources(settings, realtime, pictures)),
      accessLogs,
      firewallArn,
      domain,
    });
  }

  private configOf({ settings }: Props): SiteConfig {
    const { accounts, mail, realtime } = this.resources;
    return {
      region: this.region,
      userPoolId: accounts.pool.userPoolId,
      userPoolClientId: accounts.webClient.userPoolClientId,
      realtimeUrl: realtime.url,
      supportEmail: mail.support,
      stage: settings.stage,
    };
  }

  /** The addresses that a person or a script needs. */
  private tell(failureDestination: GivenUp): void {
    new CfnOutput(this, "GivenUpBucket", { value: failureDestination.bucket.bucketName });
    new CfnOutput(this, "SiteUrl", { value: `https://${this.site.host}` });
    new CfnOutput(this, "UserPoolId", { value: this.config.userPoolId });
    new CfnOutput(this, "UserPoolClientId", { value: this.config.userPoolClientId });
    new CfnOutput(this, "RealtimeUrl", { value: this.config.realtimeUrl });
  }
}
