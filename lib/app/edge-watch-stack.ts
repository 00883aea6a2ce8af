import { Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { Key } from "aws-cdk-lib/aws-kms";
import type { Construct } from "constructs";
import type { AccessLogs } from "#lib/platform/constructs/access-logs.ts";
import { AccountGuard, rootSignIns } from "#lib/platform/constructs/account-guard.ts";
import { Alarms, alarmPeriod } from "#lib/platform/constructs/alarm.ts";
import { SiteLog } from "#lib/platform/constructs/site-log.ts";
import type { Site } from "#lib/platform/constructs/site.ts";
import type { EdgeStack } from "./edge-stack.ts";
import type { Settings } from "#lib/platform/settings.ts";

type Props = StackProps & {
  readonly settings: Settings;
  readonly site: Pick<Site, "distributionId">;
  readonly edge: Pick<EdgeStack, "firewallName">;
  readonly accessLogs: Pick<AccessLogs, "siteBucketArn">;
};

/** Alarms and log of CloudFront, in us-east-1: its metrics exist only there, and an alarm must be in its metric's region. */
export class EdgeWatchStack extends Stack {
  constructor(scope: Construct, id: string, { settings, site, edge, accessLogs, ...props }: Props) {
    super(scope, id, props);
    const { distributionId } = site;
    new SiteLog(this, "SiteLog", { distributionId, bucketArn: accessLogs.siteBucketArn });
    // Encrypts only pending alarm notifications.
    const key = new Key(this, "Key", {
      enableKeyRotation: true,
      pendingWindow: Duration.days(7),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const alarms = new Alarms(this, "Alarms", { key, settings });
    this.watch(alarms, distributionId, edge.firewallName);
    new AccountGuard(this, "RootSignIns", alarms, rootSignIns);
  }

  private watch(alarms: Alarms, DistributionId: string, WebACL: string): void {
    alarms.whenAbove(
      this,
      "SiteFailures",
      new Metric({
        namespace: "AWS/CloudFront",
        metricName: "5xxErrorRate",
        dimensionsMap: { DistributionId, Region: "Global" },
        statistic: "avg",
        period: alarmPeriod,
      }),
      {
        above: 5,
        impact: "More than 5 of 100 answers of the site are 5xx: people see nothing, or errors.",
        page: "site-fails",
        level: "wake",
      },
    );
    alarms.whenAbove(
      this,
      "BlockedRequests",
      new Metric({
        namespace: "AWS/WAFV2",
        metricName: "BlockedRequests",
        dimensionsMap: { WebACL, Rule: "ALL" },
        statistic: "sum",
        period: alarmPeriod,
      }),
      {
        above: 5000,
        impact:
          "The firewall has turned away more than 5,000 requests in five minutes: someone reads out the registry, or a limit is too tight.",
        page: "site-fails",
      },
    );
  }
}
