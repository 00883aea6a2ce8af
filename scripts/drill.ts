import { existsSync, rmSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { tmpdir } from "node:os";
import { assembly, buildAll } from "#local/build/build-all.ts";
import { importItems } from "#local/aws/dynamodb/import-items.ts";
import { home } from "#local/open-state.ts";
import { swedishBikes } from "#local/seed/sweden/swedish-bikes.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readTables } from "#local/template/readers/tables.ts";
import { writtenItems } from "#tests/lambdas/bikes/index/written-items.ts";
import { drill } from "./drill/drill.ts";
import { openNotes } from "./drill/notes.ts";
import { isWell, summary, switching } from "./drill/summary.ts";
import { startEmptyCloud } from "./empty-cloud.ts";
import type { Deployment } from "./smoke/deployment.ts";
import { localDeployment } from "./smoke/local-deployment.ts";
import { openWorld } from "./drill/world.ts";
import { enterLocal } from "./enter-local.ts";
import { awsDeployment } from "./smoke/aws-deployment.ts";

type Say = (line: string) => void;

const seed = 4;

const templateAt = (baseUrl: string) => openTemplate(assembly, { ...home, baseUrl }, openRecords(undefined));

/** Fills the folder with a table of this many bikes, including everything that their registration and search lists write. */
const fill = async (folder: string, bikes: number, say: Say): Promise<void> => {
  const [table] = readTables(templateAt("http://127.0.0.1"));
  if (table === undefined) throw new Error("The template has no table.");
  const began = performance.now();
  say(`${bikes} bikes are made up …`);
  const register = swedishBikes(seed, bikes, new Date());
  const items = await importItems(join(folder, "dynamodb.sqlite"), table, writtenItems(register));
  say(`${items} items in ${((performance.now() - began) / 1000).toFixed(0)} s`);
};

/** Starts an embedded cloud with a register of made-up bikes, whose state no other process uses. */
const startMadeUpRegister = async (bikes: number, say: Say) => {
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
    // Reads that run while it closes find no table, which is no error.
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

const { values } = parseArgs({
  options: {
    stage: { type: "string" },
    local: { type: "string" },
    bikes: { type: "string" },
    url: { type: "string", default: "http://127.0.0.1:4300" },
    at: { type: "string" },
    keep: { type: "boolean", default: false },
    notes: { type: "string", default: "out/drill" },
  },
});
const { local, stage, at, keep } = values;
const bikes = values.bikes === undefined ? undefined : Number(values.bikes);
const moment = at === undefined ? undefined : z.iso.datetime({ offset: true }).safeParse(at);
const places = [local, stage, bikes].filter((place) => place !== undefined);
const isWrong =
  places.length !== 1 ||
  moment?.success === false ||
  (bikes !== undefined && !(Number.isInteger(bikes) && bikes > 0 && at === undefined && !keep));
if (isWrong) {
  console.error("npm run drill -- --stage dev [--keep]");
  console.error("npm run drill -- --local .local [--url http://127.0.0.1:4300] [--keep]");
  console.error("npm run drill -- --bikes 100000");
  console.error("npm run drill -- --stage prod --at 2026-11-27T09:30:00Z");
  console.error(
    "Brings the table back as a copy and proves that nothing is missing; with --at to a moment, to go on with the copy; with --bikes in an embedded cloud of its own, of so many made-up bikes. One that was killed goes on where it was. docs/runbook/restore.md",
  );
  process.exit(2);
}
const sampleData =
  bikes === undefined ? undefined : await startMadeUpRegister(bikes, (line) => console.error(line));
const url = sampleData?.url ?? values.url;
const deploymentOf = async (): Promise<Deployment> => {
  if (sampleData) return sampleData.deployment;
  if (local === undefined) return awsDeployment(stage ?? "");
  return enterLocal(local, url, (template) => localDeployment(template, true));
};
const deployment = await deploymentOf();
const { removal: env } = deployment;
if (env === undefined) throw new Error("The functions of this deployment do not say what they work on.");

const Clock = z.object({ clock: z.object({ now: z.iso.datetime() }) });
/** Milliseconds by which the embedded cloud's clock is ahead of the machine's. */
const ahead =
  local === undefined && sampleData === undefined
    ? 0
    : Date.parse(Clock.parse(await (await fetch(`${url}/_local.json`)).json()).clock.now) - Date.now();
const now = (): Date => new Date(Date.now() + ahead);

// A made-up register is new each time, so its notes cannot be continued.
const ending = sampleData ? `-${process.pid}` : at === undefined ? "" : "-restore";
const file = join(values.notes, `${env.TABLE_NAME}${ending}.sqlite`);
if (existsSync(file)) console.error(`Going on with what ${file} knows of.`);
const notes = openNotes(file);
const stamp = notes.said("stamp") ?? now().toISOString().replaceAll(/\D/g, "").slice(0, 14);
notes.say("stamp", stamp);
const world = openWorld(env, { notes, now, report: (line) => console.error(line) });
const copy = `${env.TABLE_NAME}-${stamp}`;
const result = await drill(world, {
  copy,
  at: moment?.data === undefined ? undefined : new Date(moment.data),
  keep,
});
notes.close();
await sampleData?.close();
for (const part of ["", "-wal", "-shm"]) rmSync(`${file}${part}`, { force: true });
console.log(summary(result));
if (at !== undefined || keep) console.log(switching(result, deployment.stage));
process.exit(isWell(result) ? 0 : 1);
