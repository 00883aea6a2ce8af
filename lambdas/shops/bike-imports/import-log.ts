import type { ImportsContext } from "./imports-context.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { BikeImportItem } from "#lambdas/shops/items/bike-import.ts";

/** Without `by`, the log shows that the deadline passed. */
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
