import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { Construct } from "constructs";
import { accountWideName } from "./account-wide-name.ts";
import type { FunctionDefaults } from "./feature-function.ts";
import { pageFile } from "#lib/platform/runbook.ts";

/** Notifies the alarm topic when the month's cost exceeds the budget or is forecast to. It counts the whole account, because costs per stage need a tag that someone must first activate in the billing console. */
export class Spending extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { alarms, settings }: Pick<FunctionDefaults, "alarms" | "settings">,
  ) {
    super(scope, id);
    alarms.allowBudgets();
    const subscribers = [{ subscriptionType: "SNS", address: alarms.workDay.topicArn }];
    new CfnBudget(this, "Budget", {
      budget: {
        // The mail contains no other text of ours than the name.
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
