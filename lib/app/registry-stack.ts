import { CfnOutput, Lazy, Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { Bundles } from "#lib/platform/bundle/bundles.ts";
import { AccessLogs } from "#lib/platform/constructs/access-logs.ts";
import { Alarms } from "#lib/platform/constructs/alarm.ts";
import { ApiEndpoint } from "#lib/platform/constructs/api-endpoint.ts";
import { Erasures } from "#lib/platform/constructs/erasures.ts";
import { FailedEvents } from "#lib/platform/constructs/failed-events.ts";
import { Keys } from "#lib/platform/constructs/keys.ts";
import { Mail } from "#lib/platform/constructs/mail.ts";
import { OwnCopies } from "#lib/platform/constructs/own-copies.ts";
import { Pictures } from "#lib/platform/constructs/pictures.ts";
import { Realtime } from "#lib/platform/constructs/realtime.ts";
import { RegistryTable } from "#lib/platform/constructs/registry-table.ts";
import { Rollouts } from "#lib/platform/constructs/rollouts.ts";
import { Signatures } from "#lib/platform/constructs/signatures.ts";
import { Secrets } from "#lib/platform/constructs/secrets.ts";
import { SecurityHeaders } from "#lib/platform/constructs/security-headers.ts";
import type { SiteConfig } from "#lib/platform/constructs/site-content.ts";
import { SiteAddress } from "#lib/platform/constructs/dns-records.ts";
import { type Domain, Site } from "#lib/platform/constructs/site.ts";
import { Accounts } from "#lib/platform/constructs/user-pool.ts";
import { authTriggers, allowTriggersToUsePool } from "#lib/people/accounts.ts";
import { addFunction } from "#lib/platform/function-record.ts";
import { signingIn } from "./objectives.ts";
import type { Resources } from "#lib/platform/resources.ts";
import type { Settings } from "#lib/platform/settings.ts";
import { controllerOf } from "#lib/platform/company.ts";
import type { Bucket } from "aws-cdk-lib/aws-s3";

const addressOf = (bucket: Bucket): string => `https://${bucket.bucketRegionalDomainName}`;

/** The embedded cloud serves every service at one local address, on changing ports. */
const localAddress = "http://127.0.0.1:*";
const localSocket = "ws://127.0.0.1:*";

/** The other origins that pages may connect to and load pictures from. */
const contentSources = (
  { stage, region, domainName }: Settings,
  realtime: Realtime,
  { staging, receipts, bikePhotos, idCards, bugPictures }: Pictures,
) => {
  const isLocal = stage === "local";
  // Without a domain name the pool's triggers depend on the site's address, and the realtime service on the pool. To avoid a cycle, every AppSync API of the region is allowed.
  const events =
    domainName === undefined
      ? [
          `https://*.appsync-api.${region}.amazonaws.com`,
          `wss://*.appsync-realtime-api.${region}.amazonaws.com`,
        ]
      : realtime.addresses;
  return {
    connect: [
      `https://cognito-idp.${region}.amazonaws.com`,
      ...events,
      ...[staging, receipts, bikePhotos].map(addressOf),
      ...(isLocal ? [localAddress, localSocket] : []),
    ],
    pictures: [
      ...[receipts, bikePhotos, idCards, bugPictures].map(addressOf),
      ...(isLocal ? [localAddress] : []),
    ],
  };
};

type Props = StackProps & {
  readonly settings: Settings;
  readonly bundles: Bundles;
  readonly firewallArn: string;
  /** Without it the site uses CloudFront's address. */
  readonly domain: Domain | undefined;
};

/** Everything that holds data, with its entry points: keys, table, buckets, accounts, API and site. Changes rarely. */
export class RegistryStack extends Stack {
  readonly resources: Resources;
  readonly endpoint: ApiEndpoint;
  readonly site: Site;
  /** Configuration read by the pages. */
  readonly config: SiteConfig;
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { domain, settings } = props;
    const { domainName, hostedZoneId, isLive, restoredTable } = settings;

    const keys = new Keys(this, "Keys");
    const alarms = new Alarms(this, "Alarms", { key: keys.data, settings });
    const accessLogs = new AccessLogs(this, "AccessLogs");
    const secrets = new Secrets(this, "Secrets", { key: keys.data, settings });
    const table = new RegistryTable(this, "Register", { key: keys.data, isLive, restored: restoredTable });
    const mail = new Mail(this, "Mail", { settings, key: keys.data });
    const pictures = new Pictures(this, "Pictures", {
      key: keys.data,
      accessLogs,
      // Each upload needs its own signature; without a domain name the site's origin is not known yet.
      pages: domain ? `https://${domain.name}` : "*",
      distributionId: Lazy.string({ produce: () => this.site.distributionId }),
    });
    const siteHost = Lazy.string({ produce: () => this.site.host });
    const siteOrigin = `https://${siteHost}`;
    const failedEvents = new FailedEvents(this, "GivenUp", { key: keys.data, accessLogs });
    const defaults = { ...props, alarms, failureDestination: failedEvents };

    const atSignIn = addFunction(this, authTriggers, { defaults, table, siteOrigin }, true);
    const triggers = new Rollouts(this, `${id}Rollouts`).live(atSignIn);
    const accounts = new Accounts(this, "Accounts", { triggers, siteHost, isLive, email: mail.poolEmail });
    allowTriggersToUsePool(this, atSignIn, accounts);
    alarms.whenBurning(this, "SigningIn", accounts.callsWith(atSignIn.calls), signingIn);
    const realtime = new Realtime(this, "Realtime", accounts.pool);

    const signatures = new Signatures(this, "Signatures", { key: keys.data, accessLogs });
    const ownCopies = new OwnCopies(this, "OwnCopies", { key: keys.data, accessLogs });
    this.endpoint = new ApiEndpoint(this, "Api");
    const erasures = new Erasures(this, "Erasures", { key: keys.data, accessLogs });
    const files = { pictures, signatures, ownCopies, erasures, failedEvents };
    const rest = { keys, secrets, accounts, realtime, mail, accessLogs };
    this.resources = { defaults, table, siteOrigin, apiLog: this.endpoint.logName, ...files, ...rest };
    this.site = this.openSite(props);
    const { distributionHost } = this.site;
    if (domainName !== undefined)
      new SiteAddress(this, "Address", { hostedZoneId, domainName, distributionHost });
    this.config = this.configOf(props);
    this.addOutputs(failedEvents);
  }

  private openSite({ settings, firewallArn, domain }: Props): Site {
    const { accessLogs, pictures, realtime, secrets } = this.resources;
    return new Site(this, "Site", {
      apiHost: this.endpoint.host,
      originSecret: secrets.origin,
      bikePhotos: pictures.bikePhotos,
      headers: new SecurityHeaders(this, "SecurityHeaders", contentSources(settings, realtime, pictures)),
      accessLogs,
      firewallArn,
      domain,
      supportEmail: this.resources.mail.support,
    });
  }

  private configOf({ settings }: Props): SiteConfig {
    const { accounts, mail, realtime } = this.resources;
    return {
      userPoolId: accounts.pool.userPoolId,
      userPoolClientId: accounts.webClient.userPoolClientId,
      realtimeUrl: realtime.url,
      supportEmail: mail.support,
      controller: controllerOf(settings),
      signUps: settings.signUps,
      stage: settings.stage,
    };
  }

  private addOutputs(failureDestination: FailedEvents): void {
    new CfnOutput(this, "GivenUpBucket", { value: failureDestination.bucket.bucketName });
    new CfnOutput(this, "SiteUrl", { value: `https://${this.site.host}` });
    new CfnOutput(this, "UserPoolId", { value: this.config.userPoolId });
    new CfnOutput(this, "UserPoolClientId", { value: this.config.userPoolClientId });
    new CfnOutput(this, "RealtimeUrl", { value: this.config.realtimeUrl });
  }
}
