import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { functionInArn } from "./functions.ts";

export type ScheduleConfig = {
  /** Falls back to the logical id. */
  readonly name: string;
  readonly arn: string;
  /** `rate(…)`, `cron(…)` or `at(…)`. */
  readonly expression: string;
  readonly timezone: string;
  readonly functionName: string;
  /** The role that the scheduler assumes; a rule has none and calls as EventBridge itself. */
  readonly role: string | undefined;
  readonly undelivered: string | undefined;
  /** The JSON that the function receives; undefined sends the standard event. */
  readonly input: string | undefined;
};

const Target = z.object({
  Arn: z.string(),
  Input: z.string().optional(),
  RoleArn: z.string().optional(),
  DeadLetterConfig: z.object({ Arn: z.string().optional() }).optional(),
});

const targetOf = (target: z.infer<typeof Target>) => ({
  functionName: functionInArn(target.Arn),
  input: target.Input,
  role: target.RoleArn,
  undelivered: target.DeadLetterConfig?.Arn,
});

const Schedule = z.object({
  Name: z.string().optional(),
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().default("UTC"),
  State: z.enum(["ENABLED", "DISABLED"]).default("ENABLED"),
  Target,
});

const Rule = z.object({
  Name: z.string().optional(),
  ScheduleExpression: z.string().optional(),
  State: z.string().default("ENABLED"),
  Targets: z.array(Target).default([]),
});

const scheduled = (template: CloudTemplate): ScheduleConfig[] =>
  template
    .all("AWS::Scheduler::Schedule", Schedule)
    .filter(({ properties }) => properties.State === "ENABLED")
    .map(({ logicalId, arn, properties }) => ({
      name: properties.Name ?? logicalId,
      arn,
      expression: properties.ScheduleExpression,
      timezone: properties.ScheduleExpressionTimezone,
      ...targetOf(properties.Target),
    }));

const ruled = (template: CloudTemplate): ScheduleConfig[] =>
  template.all("AWS::Events::Rule", Rule).flatMap(({ logicalId, arn, properties }) => {
    const { ScheduleExpression: expression, State, Targets, Name } = properties;
    if (expression === undefined || State !== "ENABLED") return [];
    return Targets.map((target) => ({
      name: Name ?? logicalId,
      arn,
      expression,
      timezone: "UTC",
      ...targetOf(target),
    }));
  });

export const readSchedules = (template: CloudTemplate): ScheduleConfig[] => [
  ...scheduled(template),
  ...ruled(template),
];
