import type { Run } from "#contract/inventory.ts";
import { inventoryClient } from "./inventory-api.ts";

/** Makes the codes of a run until it has them all, and tells of each step. What is stopped goes on later where it stood. */
export const makeRun = async (
  run: Run,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (run: Run) => void },
): Promise<Run> => {
  let now = run;
  while (now.made < now.count) {
    now = await inventoryClient.continueRun({ params: { runId: run.id } }, { signal });
    onProgress(now);
  }
  return now;
};
