import type { App } from "aws-cdk-lib";
import { Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import * as z from "zod";

const Resources = z.record(
  z.string(),
  z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
);
export type Resource = z.output<typeof Resources>[string];

/** Everything that the stacks of an app deploy. */
export const deployedBy = (app: App): readonly Resource[] =>
  app.node.children
    .filter((child) => child instanceof Stack)
    .flatMap((stack) =>
      Object.values(Resources.parse(Template.fromStack(stack).toJSON()["Resources"] ?? {})),
    );

export const countOf = (resources: readonly Resource[], type: string): number =>
  resources.filter(({ Type }) => Type === type).length;

const Function = z.object({
  Description: z.string().default(""),
  MemorySize: z.number().default(128),
  Architectures: z.array(z.string()).default(["x86_64"]),
});
export type FunctionSize = { readonly gigabytes: number; readonly isArm: boolean };

/** How large functions are, by the name of their bundle. */
export const functionSizes = (resources: readonly Resource[]): ReadonlyMap<string, FunctionSize> =>
  new Map(
    resources
      .filter(({ Type }) => Type === "AWS::Lambda::Function")
      .map(({ Properties }) => {
        const { Description, MemorySize, Architectures } = Function.parse(Properties);
        const size = { gigabytes: MemorySize / 1024, isArm: Architectures.includes("arm64") };
        return [Description.replace(/ of Cykelregistret$/, ""), size];
      }),
  );

const Alarm = z.object({ Metrics: z.array(z.object({ MetricStat: z.unknown().optional() })).optional() });

/** An alarm costs what it watches: one of a sum, as many as are added up. */
export const watchedMetrics = (resources: readonly Resource[]): number =>
  resources
    .filter(({ Type }) => Type === "AWS::CloudWatch::Alarm")
    .map(({ Properties }) => Alarm.parse(Properties).Metrics)
    .reduce(
      (sum, metrics) => sum + (metrics?.filter(({ MetricStat }) => MetricStat !== undefined).length ?? 1),
      0,
    );

const Firewall = z.object({ Rules: z.array(z.unknown()) });

export const firewallRules = (resources: readonly Resource[]): number =>
  resources
    .filter(({ Type }) => Type === "AWS::WAFv2::WebACL")
    .reduce((sum, { Properties }) => sum + Firewall.parse(Properties).Rules.length, 0);

const Pool = z.object({ UserPoolTier: z.enum(["LITE", "ESSENTIALS", "PLUS"]) });

/** The plan of the user pool, by which Cognito asks for every active person. */
export const poolPlan = (resources: readonly Resource[]): z.output<typeof Pool>["UserPoolTier"] => {
  const pool = resources.find(({ Type }) => Type === "AWS::Cognito::UserPool");
  return Pool.parse(pool?.Properties).UserPoolTier;
};
