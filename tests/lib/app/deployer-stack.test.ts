import { Template } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import { DeployerStack } from "#lib/app/deployer-stack.ts";
import {
  anApp,
  production,
  registryApp,
  resourcesOfType,
  settingsFor,
  trial,
} from "#tests/lib/synthesised.ts";

const repository = "cykelregistret/registry";
const deployerOf = (chosen: { identityProvider?: "new" | "existing" } = {}): Template => {
  const settings = { ...settingsFor({ ...production, ...chosen }), repository };
  return Template.fromStack(
    new DeployerStack(anApp(), "Deployer", { settings, env: { region: "eu-west-1" } }),
  );
};

const roleOf = (template: Template) => {
  const [[, role] = []] = resourcesOfType(template, "AWS::IAM::Role");
  return role?.Properties;
};

describe("deployment from GitHub", () => {
  it("is allowed only from this repository and the stage's environment", () => {
    expect(roleOf(deployerOf())?.["AssumeRolePolicyDocument"]).toMatchObject({
      Statement: [
        {
          Action: "sts:AssumeRoleWithWebIdentity",
          Condition: {
            StringEquals: {
              "token.actions.githubusercontent.com:aud": "sts.amazonaws.com",
              "token.actions.githubusercontent.com:sub": `repo:${repository}:environment:prod`,
            },
          },
        },
      ],
    });
  });

  it("may only assume the roles of bootstrapping, and read the account's quotas", () => {
    const template = deployerOf();
    const policies = resourcesOfType(template, "AWS::IAM::Policy").map(([, { Properties }]) => Properties);
    expect(policies).toHaveLength(1);
    expect(policies[0]?.["PolicyDocument"]).toMatchObject({
      Statement: [
        { Action: "sts:AssumeRole", Effect: "Allow" },
        { Action: ["lambda:GetAccountSettings", "ses:GetSendQuota"], Effect: "Allow", Resource: "*" },
      ],
    });
    expect(JSON.stringify(policies)).toContain(":role/cdk-hnb659fds-*");
    expect(roleOf(template)).not.toHaveProperty("ManagedPolicyArns");
  });

  it("uses the identity provider created by another stage", () => {
    const providers = (template: Template) => resourcesOfType(template, "AWS::IAM::OIDCProvider").length;
    const existing = deployerOf({ identityProvider: "existing" });
    expect([providers(deployerOf()), providers(existing)]).toEqual([1, 0]);
    expect(JSON.stringify(roleOf(existing))).toContain(":oidc-provider/token.actions.githubusercontent.com");
  });

  it("does not exist without a repository", async () => {
    const [without, named] = [await registryApp(trial), await registryApp({ ...trial, repository })];
    expect(without.node.tryFindChild("Deployer")).toBeUndefined();
    expect(named.node.tryFindChild("Deployer")).toBeDefined();
  });
});
