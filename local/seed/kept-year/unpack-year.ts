import { packedYear, readPacked } from "./packed.ts";
import { registerTable } from "./register-table.ts";
import { unpackState } from "./unpack-state.ts";

/** Unpacks the repository's simulated year to an empty folder, as if it ended now. */
export const unpackYear = async (folder: string, report: (line: string) => void): Promise<void> => {
  const since = performance.now();
  report("A town with a year of life …");
  await unpackState(readPacked(packedYear), folder, { table: registerTable(), now: Date.now() });
  report(`A town with a year of life: ${((performance.now() - since) / 1000).toFixed(1)} s`);
};
