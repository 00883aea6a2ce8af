import { CfnOutput, Lazy, Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { Bundles } from "#lib/bundle.ts";
import { AccessLogs } from "#lib/constructs/access-logs.ts";
import { Alarms } from "#lib/constructs/alarm.ts";
import { FeatureApi } from "#lib/constructs/feature-api.ts";
import type { Workshop } from "#lib/constructs/feature-function.ts";
import { FirstAdmin } from "#lib/constructs/first-admin.ts";
import { GivenUp } from "#lib/constructs/given-up.ts";
import { Keys } from "#lib/constructs/keys.ts";
import { Mail } from "#lib/constructs/mail.ts";
import { Pictures } from "#lib/constructs/pictures.ts";
import { Realtime } from "#lib/constructs/realtime.ts";
import { RegistryTable } from "#lib/constructs/registry-table.ts";
import { Secrets } from "#lib/constructs/secrets.ts";
import { SecurityHeaders } from "#lib/constructs/security-headers.ts";
import { type Domain, Site } from "#lib/constructs/site.ts";
import { SiteContent } from "#lib/constructs/site-content.ts";
import { Accounts } from "#lib/constructs/user-pool.ts";
import { accountWatchFunction } from "#lib/features/account-watch.ts";
import { accountsFunction } from "#lib/features/accounts.ts";
import { adminSearchFunction } from "#lib/features/admin-search.ts";
import { analysisFunction } from "#lib/features/analysis.ts";
import { authTriggersFunction, letTriggersSeeAccounts } from "#lib/features/auth-triggers.ts";
import { bikeAdminFunction } from "#lib/features/bike-admin.ts";
import { bikesFunction } from "#lib/features/bikes.ts";
import { checkPostingsFunction } from "#lib/features/check-postings.ts";
import { contactFunction } from "#lib/features/contact.ts";
import { eraseAccountsFunction } from "#lib/features/erase-accounts.ts";
import { forgetMessagesFunction } from "#lib/features/forget-messages.ts";
import { foundReportClockFunction } from "#lib/features/found-report-clock.ts";
import { foundReportsFunction } from "#lib/features/found-reports.ts";
import { identityFunction } from "#lib/features/identity.ts";
import { identityReviewsFunction } from "#lib/features/identity-reviews.ts";
import { indexTextFunction } from "#lib/features/index-text.ts";
import { lettersFunction } from "#lib/features/letters.ts";
import { mailChoicesFunction } from "#lib/features/mail-choices.ts";
import { mailFeedbackFunction } from "#lib/features/mail-feedback.ts";
import { matchTheftsFunction } from "#lib/features/match-thefts.ts";
import { messagesFunction } from "#lib/features/messages.ts";
import { noticesFunction } from "#lib/features/notices.ts";
import { notificationsFunction } from "#lib/features/notifications.ts";
import { paymentWebhookFunction } from "#lib/features/payment-webhook.ts";
import { pointsFunction } from "#lib/features/points.ts";
import { purchaseClockFunction } from "#lib/features/purchase-clock.ts";
import { qrFunction } from "#lib/features/qr.ts";
import { reconcileLedgerFunction } from "#lib/features/reconcile-ledger.ts";
import { searchFunction } from "#lib/features/search.ts";
import { theftsFunction } from "#lib/features/thefts.ts";
import { uploadCleanupFunction } from "#lib/features/upload-cleanup.ts";
import { uploadsFunction } from "#lib/features/uploads.ts";
import { contentSources } from "#lib/content-sources.ts";
import type { Settings } from "#lib/settings.ts";

type Props = StackProps & {
  readonly settings: Settings;
  readonly bundles: Bundles;
  /** The built web app, unless it is served from elsewhere. */
  readonly pages: string | undefined;
  readonly firewallArn: string;
  /** Without one the site lives at CloudFront's own address. */
  readonly domain: Domain | undefined;
};

type SiteParts = {
  readonly api: FeatureApi;
  readonly accounts: Accounts;
  readonly realtime: Realtime;
  readonly pictures: Pictures;
  readonly secrets: Secrets;
  readonly accessLogs: AccessLogs;
  readonly mail: Mail;
};

type FeatureParts = Pick<SiteParts, "accounts" | "pictures" | "secrets" | "mail"> & {
  readonly workshop: Workshop;
  readonly table: RegistryTable;
  readonly keys: Keys;
  readonly siteOrigin: string;
};

/** The whole register in one region. */
export class RegistryStack extends Stack {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { domain, settings } = props;
    const { adminEmail } = settings;

    const keys = new Keys(this, "Keys");
    const alarms = new Alarms(this, "Alarms", { key: keys.data, adminEmail });
    const accessLogs = new AccessLogs(this, "AccessLogs");
    const secrets = new Secrets(this, "Secrets", keys.data, settings.paymentsSecret);
    const table = new RegistryTable(this, "Register", keys.data);
    const mail = new Mail(this, "Mail", { ...settings, key: keys.data });
    const pictures = new Pictures(this, "Pictures", {
      key: keys.data,
      accessLogs,
      // A signature of its own is what permits each; the origin of a site without a domain name is not known yet.
      pages: domain ? `https://${domain.name}` : "*",
    });
    const siteHost = Lazy.string({ produce: () => site.host });
    const siteOrigin = `https://${siteHost}`;
    const givenUp = new GivenUp(this, "GivenUp", { key: keys.data, accessLogs });
    const workshop = { ...props, alarms, givenUp };

    const triggers = authTriggersFunction(this, { workshop, table, siteOrigin });
    const accounts = new Accounts(this, "Accounts", { triggers, siteHost, email: mail.poolEmail });
    letTriggersSeeAccounts(this, triggers, accounts);
    if (adminEmail !== undefined) new FirstAdmin(this, "FirstAdmin", accounts, adminEmail);
    const realtime = new Realtime(this, "Realtime", accounts.pool);

    const parts = { workshop, table, secrets, keys, pictures, accounts, siteOrigin, mail };
    const api = new FeatureApi(this, "FeatureApi", accounts, this.features(parts));
    notificationsFunction(this, { workshop, table, realtime, mail, siteOrigin, secrets });
    mailFeedbackFunction(this, { workshop, table, mail });
    accountWatchFunction(this, { workshop, table, accessLogs });
    this.workUnasked({ workshop, table, pictures, accounts, secrets, siteOrigin });

    new CfnOutput(this, "GivenUpBucket", { value: givenUp.bucket.bucketName });
    const site = this.openSite(props, { api, accounts, realtime, pictures, secrets, accessLogs, mail });
  }

  /** A function for each feature of the API. */
  private features(parts: FeatureParts) {
    return {
      accounts: accountsFunction(this, parts),
      adminSearch: adminSearchFunction(this, parts),
      analysis: analysisFunction(this, parts),
      bikeAdmin: bikeAdminFunction(this, parts),
      bikes: bikesFunction(this, parts),
      contact: contactFunction(this, parts),
      foundReports: foundReportsFunction(this, parts),
      identity: identityFunction(this, parts),
      identityReviews: identityReviewsFunction(this, parts),
      messages: messagesFunction(this, parts),
      letters: lettersFunction(this, parts),
      mailChoices: mailChoicesFunction(this, parts),
      notices: noticesFunction(this, parts),
      paymentWebhook: paymentWebhookFunction(this, parts),
      points: pointsFunction(this, parts),
      qr: qrFunction(this, parts),
      search: searchFunction(this, parts),
      thefts: theftsFunction(this, parts),
      uploads: uploadsFunction(this, parts),
    };
  }

  /** What follows the table's changes or the clock, and nobody calls. */
  private workUnasked(
    parts: Parameters<typeof eraseAccountsFunction>[1] & Parameters<typeof purchaseClockFunction>[1],
  ): void {
    indexTextFunction(this, parts);
    uploadCleanupFunction(this, parts);
    checkPostingsFunction(this, parts);
    eraseAccountsFunction(this, parts);
    reconcileLedgerFunction(this, parts);
    forgetMessagesFunction(this, parts);
    foundReportClockFunction(this, parts);
    matchTheftsFunction(this, parts);
    purchaseClockFunction(this, parts);
  }

  private openSite(props: Props, parts: SiteParts): Site {
    const { settings, pages, firewallArn, domain } = props;
    const { api, accounts, realtime, pictures, secrets, accessLogs, mail } = parts;
    const sources = contentSources(settings, realtime, pictures);
    const site = new Site(this, "Site", {
      apiHost: api.host,
      originSecret: secrets.origin,
      bikePhotos: pictures.bikePhotos,
      headers: new SecurityHeaders(this, "SecurityHeaders", sources),
      accessLogs,
      firewallArn,
      domain,
    });
    const config = {
      region: this.region,
      userPoolId: accounts.pool.userPoolId,
      userPoolClientId: accounts.webClient.userPoolClientId,
      realtimeUrl: realtime.url,
      supportEmail: mail.support,
      stage: settings.stage,
    };
    if (pages !== undefined)
      new SiteContent(this, "SiteContent", { bucket: site.bucket, folder: pages, config });
    new CfnOutput(this, "SiteUrl", { value: `https://${site.host}` });
    new CfnOutput(this, "UserPoolId", { value: config.userPoolId });
    new CfnOutput(this, "UserPoolClientId", { value: config.userPoolClientId });
    new CfnOutput(this, "RealtimeUrl", { value: config.realtimeUrl });
    return site;
  }
}
