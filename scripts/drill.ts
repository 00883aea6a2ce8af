import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { drill } from "./drill/drill.ts";
import { openNotes } from "./drill/notes.ts";
import { isWell, summary, switching } from "./drill/summary.ts";
import { startMadeUpRegister } from "./drill/made-up-register.ts";
import { openWorld } from "./drill/world.ts";
import { enterLocal } from "./enter-local.ts";
import type { Deployment } from "./smoke/deployment.ts";
import { awsDeployment } from "./smoke/aws-deployment.ts";
import { localDeployment } from "./smoke/local-deployment.ts";

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
const madeUp =
  bikes === undefined ? undefined : await startMadeUpRegister(bikes, (line) => console.error(line));
const url = madeUp?.url ?? values.url;
const deploymentOf = async (): Promise<Deployment> => {
  if (madeUp) return madeUp.deployment;
  if (local === undefined) return awsDeployment(stage ?? "");
  return enterLocal(local, url, (template) => localDeployment(template, true));
};
const deployment = await deploymentOf();
const { removal: env } = deployment;
if (env === undefined) throw new Error("The functions of this deployment do not say what they work on.");

const Clock = z.object({ clock: z.object({ now: z.iso.datetime() }) });
/** The clock of an embedded cloud may run ahead of the machine's. */
const ahead =
  local === undefined && madeUp === undefined
    ? 0
    : Date.parse(Clock.parse(await (await fetch(`${url}/_local.json`)).json()).clock.now) - Date.now();
const now = (): Date => new Date(Date.now() + ahead);

// What is made up each time is nothing to go on with.
const ending = madeUp ? `-${process.pid}` : at === undefined ? "" : "-restore";
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
await madeUp?.close();
for (const part of ["", "-wal", "-shm"]) rmSync(`${file}${part}`, { force: true });
console.log(summary(result));
if (at !== undefined || keep) console.log(switching(result, deployment.stage));
process.exit(isWell(result) ? 0 : 1);
