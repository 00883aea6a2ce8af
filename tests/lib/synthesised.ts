import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { App, type Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import * as z from "zod";
import { bundleHandlers } from "#lib/bundle.ts";
import { addRegistry } from "#lib/registry-app.ts";
import { readSettings } from "#lib/settings.ts";

const cdkJson = path.resolve(import.meta.dirname, "../../cdk.json");
const { context } = z
  .object({ context: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(cdkJson, "utf8")));

export const production = {
  stage: "prod",
  domainName: "cykelregistret.example",
  mailFrom: "no-reply@cykelregistret.example",
  supportEmail: "support@cykelregistret.example",
  adminEmail: "first@cykelregistret.example",
  bankIdCertificate: "cykelregistret/bankid",
  paymentsSecret: "cykelregistret/payments",
  sellerName: "Cykelregistret AB",
  sellerOrganisationNumber: "559999-9999",
  sellerAddress: "Storgatan 1, 111 11 Stockholm",
};

/** An app with the context of cdk.json and this one, not yet synthesised, that writes to a folder of its own. */
export const anApp = (given: Record<string, string> = {}): App =>
  new App({
    context: { ...context, ...given },
    outdir: mkdtempSync(path.join(tmpdir(), "cdk-")),
    analyticsReporting: false,
  });

const builtPages = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "index.html"), "<!doctype html>");
  return folder;
};

/** The app of `bin/registry.ts` with pages of one line. */
export const registryApp = async (given: Record<string, string> = {}): Promise<App> => {
  const app = anApp(given);
  addRegistry(app, readSettings(app.node), { bundles: await bundleHandlers(), pages: builtPages() });
  return app;
};

export const templateOf = (app: App, id: "Registry" | "Edge"): Template =>
  Template.fromStack(app.node.findChild(id) as Stack);

export type Properties = Record<string, unknown>;
export type Resource = {
  Type: string;
  Properties: Properties;
  DependsOn?: string[];
  DeletionPolicy?: string;
};

export const resourcesOf = (template: Template): Record<string, Resource> =>
  template.toJSON()["Resources"] as Record<string, Resource>;

export const resourcesOfType = (template: Template, type: string): [string, Resource][] =>
  Object.entries(resourcesOf(template)).filter(([, resource]) => resource.Type === type);

/** Bundling and synthesis take a few seconds, on a busy machine many. */
export const patience = 120_000;
