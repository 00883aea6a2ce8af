import { EventField, type EventPattern, Rule, RuleTargetInput } from "aws-cdk-lib/aws-events";
import { SnsTopic } from "aws-cdk-lib/aws-events-targets";
import { Construct } from "constructs";
import { pageFile } from "#lib/platform/runbook.ts";
import type { Alarms } from "./alarm.ts";

/** Calls that take away what people own, or what would show who did it. */
export const deletions: EventPattern = {
  detailType: ["AWS API Call via CloudTrail"],
  detail: {
    eventName: [
      "DeleteTable",
      "DeleteTrail",
      "DeleteUserPool",
      "DisableKey",
      "ScheduleKeyDeletion",
      "StopLogging",
    ],
  },
};

/** Arrive in us-east-1 only. */
export const rootSignIns: EventPattern = {
  detailType: ["AWS Console Sign In via CloudTrail"],
  detail: { userIdentity: { type: ["Root"] } },
};

/** Wakes a person when somebody does what nobody should do. An event is told once, where an alarm would count it. */
export class AccountGuard extends Construct {
  constructor(scope: Construct, id: string, alarms: Alarms, eventPattern: EventPattern) {
    super(scope, id);
    alarms.allowEvents();
    const call = EventField.fromPath("$.detail.eventName");
    const who = EventField.fromPath("$.detail.userIdentity.arn");
    const message = RuleTargetInput.fromText(
      `${who} has called ${call}. If nobody has announced it, somebody means harm. What to do: ${pageFile("suspected-leak")}`,
    );
    new Rule(this, "Rule", {
      description: "What nobody does unannounced",
      eventPattern,
      targets: [new SnsTopic(alarms.wake, { message })],
    });
  }
}
