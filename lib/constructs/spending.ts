import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { Construct } from "constructs";
import { accountWideName } from "#lib/constructs/account-wide-name.ts";
import type { FunctionDefaults } from "#lib/constructs/feature-function.ts";
import { pageFile } from "#lib/runbook.ts";

/** Tells those whom alarms tell when a month has cost more than it may, or will have at its end. It counts the whole account: what a stage alone costs AWS knows only once someone has turned its tag on in the account's billing, and a budget that counts nothing would never tell. */
export class Spending extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { alarms, settings }: Pick<FunctionDefaults, "alarms" | "settings">,
  ) {
    super(scope, id);
    alarms.letBudgetsTell();
    const subscribers = [{ subscriptionType: "SNS", address: alarms.topic.topicArn }];
    new CfnBudget(this, "Budget", {
      budget: {
        // All that the mail says of its own.
        budgetName: `${accountWideName(this, "Month")}, see ${pageFile("cost")}`,
        budgetType: "COST",
        timeUnit: "MONTHLY",
        budgetLimit: { amount: settings.monthlyBudget, unit: "USD" },
      },
      notificationsWithSubscribers: ["ACTUAL", "FORECASTED"].map((notificationType) => ({
        notification: {
          notificationType,
          comparisonOperator: "GREATER_THAN",
          threshold: 100,
          thresholdType: "PERCENTAGE",
        },
        subscribers,
      })),
    });
  }
}
