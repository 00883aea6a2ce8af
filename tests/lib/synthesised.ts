import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { App, type Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { DISABLE_ASSET_STAGING_CONTEXT } from "aws-cdk-lib/cx-api";
import * as z from "zod";
import { addRegistry } from "#lib/app/registry-app.ts";
import { type Settings, type StageSettings, settingsOf } from "#lib/platform/settings.ts";
import { local } from "#lib/stages/local.ts";
import { bundled } from "./bundled.ts";

const cdkJson = path.resolve(import.meta.dirname, "../../cdk.json");
const { context } = z
  .object({ context: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(cdkJson, "utf8")));

/** A stage with its settings. */
export type Chosen = StageSettings & { readonly stage: string };

export const production = {
  stage: "prod",
  isLive: true,
  domainName: "cykelregistret.example",
  mailFrom: "no-reply@cykelregistret.example",
  supportEmail: "support@cykelregistret.example",
  adminEmail: "first@cykelregistret.example",
  bankIdCertificate: "cykelregistret/bankid",
  paymentsSecret: "cykelregistret/payments",
  paymentsSecretVersion: "11111111-2222-4333-8444-555555555555",
  companyRegisterSecret: "cykelregistret/company-register",
  companyRegisterSecretVersion: "11111111-2222-4333-8444-666666666666",
  sellerName: "Cykelregistret AB",
  sellerOrganisationNumber: "559999-9999",
  sellerAddress: "Storgatan 1, 111 11 Stockholm",
} as const satisfies Chosen;

/** A deployment at CloudFront's own address. */
export const trial = { stage: "dev", bankIdCertificate: "cykelregistret/bankid-test" } as const;

export const atHome: Chosen = { stage: "local", ...local };

export const settingsFor = ({ stage, ...chosen }: Chosen): Settings => settingsOf(stage, chosen);

/** An unsynthesised app with the context of cdk.json and this one, and its own output folder. */
export const anApp = (given: Record<string, string> = {}): App =>
  new App({
    // Skips copying the large assets, because this app is never deployed.
    context: { ...context, [DISABLE_ASSET_STAGING_CONTEXT]: true, ...given },
    outdir: mkdtempSync(path.join(tmpdir(), "cdk-")),
    analyticsReporting: false,
    // Validation takes longer than everything else, and `npm run check -- synth` runs it.
    builtinCloudFormationValidation: false,
  });

const builtPages = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "index.html"), "<!doctype html>");
  return folder;
};

/** The app of `bin/registry.ts` with pages of one line. */
export const registryApp = async (chosen: Chosen): Promise<App> => {
  const app = anApp();
  addRegistry(app, settingsFor(chosen), { bundles: await bundled(), pages: builtPages() });
  return app;
};

/** The stacks of one region. */
export const stackIds = [
  "Mail",
  "Registry",
  "Features",
  "StoreFeatures",
  "AdminFeatures",
  "Pages",
  "Jobs",
  "Dashboard",
] as const;
export type StackId = (typeof stackIds)[number] | "Deployer" | "Edge" | "EdgeWatch";

const stackOf = (app: App, id: StackId): Stack => app.node.findChild(id) as Stack;

export const templateOf = (app: App, id: StackId): Template => Template.fromStack(stackOf(app, id));

const Output = z.object({ Value: z.unknown() });
const Written = z.object({
  Resources: z.record(z.string(), z.unknown()),
  Outputs: z.record(z.string(), Output).default({}),
});
const Reference = z.object({
  "Fn::GetStackOutput": z.object({ StackName: z.string(), OutputName: z.string() }),
});

type OutputOf = (stackName: string, outputName: string) => unknown;

/** Replaces references to other stacks' outputs. */
const joined = (value: unknown, outputOf: OutputOf): unknown => {
  if (Array.isArray(value)) return value.map((each) => joined(each, outputOf));
  if (typeof value !== "object" || value === null) return value;
  const { data } = Reference.safeParse(value);
  if (data) {
    const { StackName, OutputName } = data["Fn::GetStackOutput"];
    return outputOf(StackName, OutputName) ?? value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, joined(each, outputOf)]));
};

/** Merges the stacks of one region, or these, into one template, where references to another stack's resource look local. */
export const deploymentOf = (app: App, of: readonly StackId[] = stackIds): Template => {
  const present = of.filter((id) => app.node.tryFindChild(id));
  const stacks = present.map((id) => ({
    name: stackOf(app, id).stackName,
    template: Written.parse(templateOf(app, id).toJSON()),
  }));
  const outputOf: OutputOf = (stackName, outputName) =>
    stacks.find(({ name }) => name === stackName)?.template.Outputs[outputName]?.Value;
  const parts = stacks.map(({ template }) => joined(template, outputOf) as typeof template);
  const ids = parts.flatMap(({ Resources }) => Object.keys(Resources));
  if (new Set(ids).size < ids.length) throw new Error("Two stacks have a resource of the same name.");
  return Template.fromJSON({
    Resources: Object.assign({}, ...parts.map(({ Resources }) => Resources)),
    Outputs: Object.assign({}, ...parts.map(({ Outputs }) => Outputs)),
  });
};

export type Properties = Record<string, unknown>;
export type Resource = {
  Type: string;
  Properties: Properties;
  DependsOn?: string[];
  DeletionPolicy?: string;
};

export const resourcesOf = (template: Template): Record<string, Resource> =>
  (template.toJSON()["Resources"] ?? {}) as Record<string, Resource>;

export const resourcesOfType = (template: Template, type: string): [string, Resource][] =>
  Object.entries(resourcesOf(template)).filter(([, resource]) => resource.Type === type);

/** Finds the deletion protections in a template. */
export const protectionsIn = (value: unknown): unknown[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /^DeletionProtection(Enabled)?$/.test(name) ? [inner] : protectionsIn(inner),
  );
};
