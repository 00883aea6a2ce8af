import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildAll } from "#local/build/build-all.ts";
import { unpackYear } from "#local/seed/kept-year/unpack-year.ts";
import { withCloud } from "#tests/cloud.ts";
import { configure } from "#tests/local/sign-in.ts";

/** A registry that begins with the kept year, as a first start does. */
export const keptYearCloud = async () => {
  const folder = mkdtempSync(join(tmpdir(), "kept-year-"));
  await buildAll(() => undefined);
  const year = join(folder, "year");
  await unpackYear(year, () => undefined);
  const cloud = await withCloud({ stateDir: join(folder, "state"), beginsWith: year });
  await configure(cloud);
  const close = async (): Promise<void> => {
    await cloud.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { cloud, close };
};
