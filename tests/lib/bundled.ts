import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { bundleHandlers } from "#lib/app/bundle.ts";
import type { Bundles } from "#lib/platform/bundle/bundles.ts";
import { root, stacks } from "#local/build/build-all.ts";
import { runStep } from "#local/build/step.ts";

const output = "out/bundles.json";
const file = path.join(root, output);

const List = z.array(
  z.tuple([z.string(), z.object({ folder: z.string(), native: z.enum(["none", "present", "missing"]) })]),
);

const compile = async (): Promise<void> => {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify([...(await bundleHandlers())]));
  // Renames atomically, because another test file may be reading.
  await rename(draft, file);
};

const read = async (): Promise<Bundles> => {
  const step = { name: "Bundle functions", inputs: stacks.inputs, output, run: compile };
  await runStep(root, step, () => undefined);
  return new Map(List.parse(JSON.parse(await readFile(file, "utf8"))));
};

let bundles: Promise<Bundles> | undefined;

/** Compiles the bundles once for all tests that synthesise stacks, and again when their inputs have changed. */
export const bundled = (): Promise<Bundles> => (bundles ??= read());
