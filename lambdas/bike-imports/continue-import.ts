import type { BikeImport } from "#contract/bike-imports/imports.ts";
import type { ImportsContext } from "./imports-context.ts";
import { readImport } from "./read-import.ts";
import { showImport } from "./show-import.ts";
import { isOpen, workOnImport } from "./work-on-import.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";

/** Milliseconds that someone who looks at a list waits for more of it. */
const turn = 1500;

/** Goes on with a list for a moment, and tells how far it is: someone who looks at it need not wait for the clock. */
export const continueImport = async (
  context: ImportsContext,
  caller: Caller,
  importId: string,
): Promise<BikeImport> => {
  const { table, system } = context;
  const storeId = await ownStore(table, caller);
  const item = await readImport(context, storeId, importId);
  if (isOpen(item)) await workOnImport(context, importId, new Date(system.now().getTime() + turn));
  return showImport(await readImport(context, storeId, importId));
};
