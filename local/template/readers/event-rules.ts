import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { functionInArn } from "./functions.ts";

export type EventRule = {
  readonly arn: string;
  readonly pattern: unknown;
  readonly functionNames: readonly string[];
};

const Rule = z.object({
  EventPattern: z.unknown().optional(),
  State: z.string().default("ENABLED"),
  Targets: z.array(z.object({ Arn: z.string() })).default([]),
});

const isTopic = (arn: string): boolean => arn.startsWith("arn:aws:sns:");

/** Reads the EventBridge rules with an event pattern; rules with a schedule are read as schedules. A topic is left out, because the calls it is told of are not made here. */
export const readEventRules = (template: CloudTemplate): EventRule[] =>
  template.all("AWS::Events::Rule", Rule).flatMap(({ arn, properties }) => {
    const { EventPattern: pattern, State, Targets } = properties;
    if (pattern === undefined || State !== "ENABLED") return [];
    const functions = Targets.filter(({ Arn }) => !isTopic(Arn));
    return { arn, pattern, functionNames: functions.map(({ Arn }) => functionInArn(Arn)) };
  });
