import { packedYear, readPacked } from "./packed.ts";
import { registerTable } from "./register-table.ts";
import { unpackState } from "./unpack-state.ts";

/** Lays a state into an empty folder with the year that comes with the repository, as if it ended now. */
export const layYear = async (folder: string, report: (line: string) => void): Promise<void> => {
  const since = performance.now();
  report("A town with a year of life …");
  await unpackState(readPacked(packedYear), folder, { table: registerTable(), now: Date.now() });
  report(`A town with a year of life: ${((performance.now() - since) / 1000).toFixed(1)} s`);
};
