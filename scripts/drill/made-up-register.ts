import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assembly, buildAll } from "#local/build/build-all.ts";
import { importItems } from "#local/dynamodb/import-items.ts";
import { home } from "#local/open-state.ts";
import { swedishBikes } from "#local/seed/sweden/swedish-bikes.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readTables } from "#local/template/readers/tables.ts";
import { writtenItems } from "#tests/lambdas/shared/search-index/written-items.ts";
import { startEmptyCloud } from "../empty-cloud.ts";
import type { Deployment } from "../smoke/deployment.ts";
import { localDeployment } from "../smoke/local-deployment.ts";

type Say = (line: string) => void;

const seed = 4;

const templateAt = (baseUrl: string) => openTemplate(assembly, { ...home, baseUrl }, openRecords(undefined));

/** A folder with the table of so many bikes and all that registering and listing them leaves. */
const fill = async (folder: string, bikes: number, say: Say): Promise<void> => {
  const [table] = readTables(templateAt("http://127.0.0.1"));
  if (table === undefined) throw new Error("The template has no table.");
  const began = performance.now();
  say(`${bikes} bikes are made up …`);
  const register = swedishBikes(seed, bikes, new Date());
  const items = await importItems(join(folder, "dynamodb.sqlite"), table, writtenItems(register));
  say(`${items} items in ${((performance.now() - began) / 1000).toFixed(0)} s`);
};

/** An embedded cloud of its own with a register of made-up bikes, on whose state nothing else works. */
export const startMadeUpRegister = async (bikes: number, say: Say) => {
  const folder = mkdtempSync(join(tmpdir(), "drilled-register-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  await buildAll(() => undefined);
  const made = mkdtempSync(join(folder, "made-"));
  await fill(made, bikes, say);
  let isClosing = false;
  const cloud = await startEmptyCloud({
    stateDir: join(folder, "state"),
    beginsWith: made,
    // What is still looked at as it closes finds no table any more, which is nothing to tell.
    report: (line) => {
      if (!isClosing) say(line);
    },
  });
  const deployment: Deployment = localDeployment(templateAt(cloud.url), true);
  const close = (): Promise<void> => {
    isClosing = true;
    return cloud.close();
  };
  return { deployment, url: cloud.url, close };
};
