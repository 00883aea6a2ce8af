import { type App, Tags, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import type { Bundles } from "#lib/bundle.ts";
import { EdgeStack } from "#lib/edge-stack.ts";
import { RegistryStack } from "#lib/registry-stack.ts";
import type { Settings } from "#lib/settings.ts";

type Built = { readonly bundles: Bundles; readonly pages: string | undefined };

/** Adds both stacks of one deployment, to be checked by cdk-nag when they are synthesised. */
export const addRegistry = (app: App, settings: Settings, { bundles, pages }: Built): void => {
  const { domainName, region, stage } = settings;
  const name = `cykelregistret-${stage}`;
  const terminationProtection = stage === "prod";
  const edge = new EdgeStack(app, "Edge", domainName, {
    stackName: `${name}-edge`,
    env: { region: "us-east-1" },
    terminationProtection,
  });
  new RegistryStack(app, "Registry", {
    stackName: name,
    env: { region },
    terminationProtection,
    settings,
    bundles,
    pages,
    firewallArn: edge.firewallArn,
    domain: edge.domain,
  });
  Tags.of(app).add("stage", stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
};
