import path from "node:path";
import { App } from "aws-cdk-lib";
import { bundleHandlers } from "#lib/app/bundle.ts";
import { addRegistry } from "#lib/app/registry-app.ts";
import { readSettings } from "#lib/platform/settings.ts";
import { stages } from "#lib/stages/stages.ts";
import { buildWeb } from "../scripts/build-web.ts";

const app = new App();
const settings = readSettings(app.node, stages);
const bundles = await bundleHandlers();

/** The embedded cloud serves pages from the build folder, so that they can change while it runs. */
const builtPages = async (): Promise<string | undefined> => {
  if (settings.stage === "local") return undefined;
  await buildWeb();
  return path.resolve(import.meta.dirname, "../out/web");
};

addRegistry(app, settings, { bundles, pages: await builtPages() });
app.synth();
