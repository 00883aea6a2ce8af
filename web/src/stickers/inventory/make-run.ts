import type { Run } from "#contract/stickers/inventory.ts";
import { inventoryClient } from "./inventory-api.ts";

/** Makes all codes of a run and reports progress. An interrupted run can be resumed. */
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
