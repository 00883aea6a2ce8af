import { type App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import * as z from "zod";

const Resources = z.record(
  z.string(),
  z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
);
export type Resource = z.output<typeof Resources>[string];

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

/** Memory and architecture of functions, by the name in their description. */
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

/** Counts watched metrics, because AWS bills an alarm on a sum once for each summand. */
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

/** The plan of the user pool, which sets the price of an active person. */
export const poolPlan = (resources: readonly Resource[]): z.output<typeof Pool>["UserPoolTier"] => {
  const pool = resources.find(({ Type }) => Type === "AWS::Cognito::UserPool");
  return Pool.parse(pool?.Properties).UserPoolTier;
};
