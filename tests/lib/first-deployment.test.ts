import { Stack, type App } from "aws-cdk-lib";
import { describe, expect, it } from "vitest";
import {
  type Resource,
  deploymentOf,
  production,
  protectionsIn,
  registryApp,
  resourcesOf,
  stackIds,
  trial,
} from "#tests/lib/synthesised.ts";

const everywhere = [...stackIds, "Edge", "EdgeWatch"] as const;

const resourcesIn = (app: App): [string, Resource][] =>
  everywhere.flatMap((id) => Object.entries(resourcesOf(deploymentOf(app, [id]))));

const app = await registryApp({ ...production, isLive: false });

describe("a first deployment that fails", () => {
  it("leaves nothing behind that would block the second", () => {
    const policies = resourcesIn(app).map(([, { DeletionPolicy }]) => DeletionPolicy ?? "Delete");
    expect(new Set(policies)).toEqual(new Set(["Delete", "RetainExceptOnCreate"]));
  });

  it("has no protection that would block its rollback", () => {
    const protections = resourcesIn(app).flatMap(([, { Properties }]) => protectionsIn(Properties));
    expect(protections.toSorted()).toEqual(["INACTIVE", false]);
    const isProtected = app.node.children.map(
      (child) => child instanceof Stack && child.terminationProtection,
    );
    expect(isProtected).not.toContain(true);
  });
});

describe("two stages in one account and region", () => {
  it("share no name", async () => {
    /** Names of other resources, or unique within one resource only. */
    const borrowed =
      /^AWS::(CloudWatch::Alarm (MetricName|Namespace)|ApiGatewayV2::(Stage StageName|Authorizer Name)|Cognito::UserPoolGroup GroupName|IAM::Policy PolicyName|Lambda::Alias Name|CodeDeploy::DeploymentGroup DeploymentConfigName|AppSync::(Resolver|FunctionConfiguration|DataSource) \w+)$/;
    const namesIn = (of: App): string[] =>
      resourcesIn(of).flatMap(([, { Type, Properties }]) =>
        Object.entries(Properties)
          .filter(([property, value]) => property.endsWith("Name") && typeof value === "string")
          .filter(([property]) => !borrowed.test(`${Type} ${property}`))
          .map(([property, value]) => `${Type} ${property} ${String(value)}`),
      );
    const names = namesIn(app);
    expect(names.length).toBeGreaterThan(5);
    const others = new Set(namesIn(await registryApp(trial)));
    expect(names.filter((name) => others.has(name))).toEqual([]);
  });
});
