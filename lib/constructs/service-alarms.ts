import { Duration, Stack } from "aws-cdk-lib";
import { type IMetric, MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { Operation } from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";
import { alarmPeriod } from "#lib/constructs/alarm.ts";
import type { ApiDoor } from "#lib/constructs/api-door.ts";
import type { Resources } from "#lib/resources.ts";

const period = alarmPeriod;

const sumOf = (namespace: string, metricName: string, dimensionsMap?: Record<string, string>): Metric =>
  new Metric({ namespace, metricName, statistic: "sum", period, ...(dimensionsMap && { dimensionsMap }) });

/** The sum of metrics of which most have no value most of the time. */
const together = (label: string, metrics: Readonly<Record<string, Metric>>): IMetric =>
  new MathExpression({
    expression: Object.keys(metrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(" + "),
    label,
    usingMetrics: metrics,
    period,
  });

/** What the services do that the functions stand on, as people feel it. A function answers 500 itself, so its own errors stay zero. */
export class ServiceAlarms extends Construct {
  private readonly alarms: Resources["defaults"]["alarms"];
  constructor(scope: Construct, id: string, resources: Resources, { api }: ApiDoor) {
    super(scope, id);
    this.alarms = resources.defaults.alarms;
    this.alarms.whenAboveZero(this, "ApiFailures", api.metricServerError({ statistic: "sum", period }), {
      impact: "People get 'something went wrong': the API answers 5xx. The log of the API names the routes.",
      page: "function-fails",
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
          "The table turns requests away: pages are slow or fail. One person or bike is asked for by very many, or the account's limit is reached.",
        page: "table-fails",
      },
    );
    this.alarms.whenAboveZero(
      this,
      "TableFailures",
      table.metrics.metricSystemErrorsForOperations({ operations, period }),
      { impact: "DynamoDB itself fails: people get errors until it has recovered.", page: "table-fails" },
    );
  }

  private watchAccounts({ accounts }: Resources): void {
    const dimensions = {
      UserPool: accounts.pool.userPoolId,
      UserPoolClient: accounts.webClient.userPoolClientId,
    };
    this.alarms.whenAboveZero(
      this,
      "SignInThrottles",
      together("Throttled sign-ins", {
        signIns: sumOf("AWS/Cognito", "SignInThrottles", dimensions),
        refreshes: sumOf("AWS/Cognito", "TokenRefreshThrottles", dimensions),
      }),
      {
        impact:
          "Cognito turns sign-ins away: people cannot get in, or are signed out. Ask AWS for a higher quota.",
        page: "sign-in",
      },
    );
    const blocked = sumOf("AWS/WAFV2", "BlockedRequests", {
      WebACL: accounts.firewallName,
      Region: Stack.of(this).region,
      Rule: "ALL",
    });
    this.alarms.whenAbove(this, "BlockedSignIns", blocked, {
      above: 1000,
      impact:
        "The firewall of the user pool has turned away more than 1,000 requests in five minutes: someone is trying passwords, or a limit is too tight.",
      page: "sign-in",
    });
  }

  private watchReaders(): void {
    const throttled = (service: string, Operation: string) =>
      sumOf(`AWS/${service}`, "ThrottledCount", { Operation });
    this.alarms.whenAboveZero(
      this,
      "ReaderThrottles",
      together("Throttled readings", {
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
      impact: `Text messages have cost more than ${budget} dollars this month: someone has codes sent to many numbers, or the account's limit is near and nobody gets a code after it.`,
      page: "text-messages",
    });
  }

  private watchMail(): void {
    const rate = (metricName: string) =>
      new Metric({ namespace: "AWS/SES", metricName, statistic: "max", period: Duration.hours(1) });
    this.alarms.whenAbove(this, "Bounces", rate("Reputation.BounceRate"), {
      above: 0.03,
      impact:
        "More than 3 % of our mails come back. From 5 % on SES looks at the account, from 10 % on nobody gets any code.",
      page: "mail",
    });
    this.alarms.whenAbove(this, "Complaints", rate("Reputation.ComplaintRate"), {
      above: 0.0005,
      impact:
        "More than 5 people in 10,000 call our mails spam. From 10 on SES looks at the account, from 50 on nobody gets any code.",
      page: "mail",
    });
  }
}
