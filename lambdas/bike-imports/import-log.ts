import type { ImportsContext } from "./imports-context.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { BikeImportItem } from "#lambdas/shared/table/items/bike-import.ts";

/** The line in the log of the store: whose file, and how many rows. Where nobody has decided, the time has. */
export const importLogWrite = (
  { system }: Pick<ImportsContext, "system">,
  { storeId, fileName }: Pick<BikeImportItem, "storeId" | "fileName">,
  {
    by,
    ...line
  }: {
    readonly action: "import-begun" | "import-registered" | "import-cancelled";
    readonly by?: string;
    readonly rows: number;
  },
): Action => {
  const about = `${fileName} (${line.rows})`;
  const who = by === undefined ? ({ byOther: "time" } as const) : { by };
  return storeLogWrite(system, { storeId, action: line.action, ...who, about, at: system.now() });
};
