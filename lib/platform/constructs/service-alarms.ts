import { Duration, Stack } from "aws-cdk-lib";
import { type IMetric, MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { Operation } from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";
import { alarmPeriod } from "./alarm.ts";
import type { ApiEndpoint } from "./api-endpoint.ts";
import type { Resources } from "#lib/platform/resources.ts";

const period = alarmPeriod;

const sumOf = (namespace: string, metricName: string, dimensionsMap?: Record<string, string>): Metric =>
  new Metric({ namespace, metricName, statistic: "sum", period, ...(dimensionsMap && { dimensionsMap }) });

/** Adds metrics, and treats missing values as zero. */
const total = (label: string, metrics: Readonly<Record<string, Metric>>): IMetric =>
  new MathExpression({
    expression: Object.keys(metrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(" + "),
    label,
    usingMetrics: metrics,
    period,
  });

/** Alarms on the services that functions use. They include the API's 5xx responses, which Lambda does not count as errors. */
export class ServiceAlarms extends Construct {
  private readonly alarms: Resources["defaults"]["alarms"];
  constructor(scope: Construct, id: string, resources: Resources, { api }: ApiEndpoint) {
    super(scope, id);
    this.alarms = resources.defaults.alarms;
    const calls = { all: [api.metricCount()], failed: [api.metricServerError({ statistic: "sum" })] };
    this.alarms.whenBurning(this, "Api", calls, {
      percent: 99.5,
      impact: "People get 'something went wrong': the API answers 5xx. The log of the API names the routes.",
      page: "function-fails",
      level: "workDay",
    });
    this.watchTable(resources);
    this.watchAccounts(resources);
    this.watchReaders();
    this.watchTextMessages(resources.defaults.settings.smsBudget);
    if (resources.mail.from !== undefined) this.watchMail();
  }

  private watchTable({ table }: Resources): void {
    const operations = [
      Operation.GET_ITEM,
      Operation.QUERY,
      Operation.TRANSACT_WRITE_ITEMS,
      Operation.PUT_ITEM,
    ];
    this.alarms.whenAboveZero(
      this,
      "TableThrottles",
      table.metrics.metricThrottledRequestsForOperations({ operations, period }),
      {
        impact:
          "The table refuses requests: pages are slow or fail. Very many requests are about one person or bike, or the account's limit is reached.",
        page: "table-fails",
      },
    );
    this.alarms.whenAboveZero(
      this,
      "TableFailures",
      table.metrics.metricSystemErrorsForOperations({ operations, period }),
      {
        impact: "DynamoDB itself fails: people get errors until it has recovered.",
        page: "table-fails",
      },
    );
  }

  private watchAccounts({ accounts }: Resources): void {
    const blocked = sumOf("AWS/WAFV2", "BlockedRequests", {
      WebACL: accounts.firewallName,
      Region: Stack.of(this).region,
      Rule: "ALL",
    });
    this.alarms.whenAbove(this, "BlockedSignIns", blocked, {
      above: 1000,
      impact:
        "The firewall of the user pool has blocked more than 1,000 requests in five minutes: someone is trying passwords, or a limit is too low.",
      page: "sign-in",
    });
  }

  private watchReaders(): void {
    const throttled = (service: string, Operation: string) =>
      sumOf(`AWS/${service}`, "ThrottledCount", { Operation });
    this.alarms.whenAboveZero(
      this,
      "ReaderThrottles",
      total("Throttled readings", {
        texts: throttled("Textract", "DetectDocumentText"),
        labels: throttled("Rekognition", "DetectLabels"),
        words: throttled("Rekognition", "DetectText"),
      }),
      {
        impact:
          "Receipts and photos are not read: people wait, or type what could have been filled in. Ask AWS for a higher quota.",
        page: "readers-throttled",
      },
    );
  }

  private watchTextMessages(budget: number): void {
    const spent = new Metric({
      namespace: "AWS/SNS",
      metricName: "SMSMonthToDateSpentUSD",
      statistic: "max",
      period: Duration.hours(1),
    });
    this.alarms.whenAbove(this, "TextMessages", spent, {
      above: budget,
      impact: `Text messages have cost more than ${budget} dollars this month: someone is sending codes to many numbers, or the account's limit is near, after which nobody gets a code.`,
      page: "text-messages",
    });
  }

  private watchMail(): void {
    const rate = (metricName: string) =>
      new Metric({ namespace: "AWS/SES", metricName, statistic: "max", period: Duration.hours(1) });
    this.alarms.whenAbove(this, "Bounces", rate("Reputation.BounceRate"), {
      above: 0.03,
      impact:
        "More than 3 % of our mails bounce. At 5 % SES reviews the account, and at 10 % it stops sending, so nobody gets a code.",
      page: "mail",
    });
    this.alarms.whenAbove(this, "Complaints", rate("Reputation.ComplaintRate"), {
      above: 0.0005,
      impact:
        "More than 5 recipients in 10,000 mark our mails as spam. At 10 SES reviews the account, and at 50 it stops sending, so nobody gets a code.",
      page: "mail",
    });
  }
}
