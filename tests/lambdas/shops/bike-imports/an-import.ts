import { maxRowsPerRequest } from "#contract/shops/bike-imports/fields.ts";
import type { BikeImport, ImportRow, NewBikeImport } from "#contract/shops/bike-imports/imports.ts";
import { cancelImport } from "#lambdas/shops/bike-imports/cancel-import.ts";
import { createImport } from "#lambdas/shops/bike-imports/create-import.ts";
import { listRows } from "#lambdas/shops/bike-imports/list-rows.ts";
import { getImport } from "#lambdas/shops/bike-imports/read-import.ts";
import { registerImport } from "#lambdas/shops/bike-imports/register-import.ts";
import { sendRows } from "#lambdas/shops/bike-imports/send-rows.ts";
import { workOnImports } from "#lambdas/shops/bike-imports/work-on-imports.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { SaleItem } from "#lambdas/shops/items/sale.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { ranges, storePartition } from "#lambdas/platform/table/keys.ts";
import { aTill, clerk } from "#tests/lambdas/shops/sales/a-till.ts";

const columns = ["frameNumber", "brand", "model", "type", "color", "email"] as const;

/** A row in a till's format. */
export const aRow = (
  serial: number,
  over: Partial<Record<(typeof columns)[number], string>> = {},
): string[] => {
  const usual = {
    frameNumber: `WTU${String(serial).padStart(6, "0")}`,
    brand: "Crescent",
    model: "Femto",
    type: "Damcykel",
    color: "Svart",
    email: `kund${serial}@example.se`,
  };
  return columns.map((column) => ({ ...usual, ...over })[column]);
};

export const someRows = (count: number): string[][] =>
  Array.from({ length: count }, (_, place) => aRow(place + 1));

/** A shop with an import and the two functions that work on it, each in its IAM role. */
export const anImport = async (points = 100_000) => {
  const till = await aTill(points);
  const { table, system } = await till.inRole("bike-imports");
  const context = { table, system };
  const job = await till.inRole("import-bikes");
  const later = () => new Date(system.now().getTime() + 60_000);

  const create = (over: Partial<NewBikeImport> = {}, caller = clerk, idempotencyKey = till.key()) =>
    createImport(context, {
      caller,
      idempotencyKey,
      request: { fileName: "sålda 2025.csv", columns: [...columns], fallback: {}, count: 1, ...over },
    });
  const lines = (rows: readonly string[][]): ImportRow[] =>
    rows.map((cells, place) => ({ line: place + 2, cells }));
  /** Sends all rows in parts. */
  const send = async (rows: readonly string[][], over: Partial<NewBikeImport> = {}): Promise<string> => {
    const { id } = await create({ count: rows.length, ...over });
    for (let from = 0; from < rows.length; from += maxRowsPerRequest) {
      const some = lines(rows).slice(from, from + maxRowsPerRequest);
      await sendRows(context, clerk, { importId: id, from, rows: some });
    }
    return id;
  };
  /** Runs the scheduled job, with a table that may fail. */
  const run = async (over: Partial<Table> = {}): Promise<void> => {
    const failures: unknown[] = [];
    const jobContext = {
      table: { ...job.table, ...over },
      system,
      reportFailure: (_: string, error: unknown) => void failures.push(error),
    };
    await workOnImports(jobContext, { imports: later(), all: later() });
    if (failures.length > 0) throw failures[0];
  };
  const sales = async (storeId = "store_1"): Promise<SaleItem[]> => {
    const all = { partition: storePartition(storeId), prefix: ranges.sales, schema: SaleItem, limit: 1000 };
    const results: SaleItem[] = [];
    for await (const page of pages(till.table, all)) results.push(...page);
    return results;
  };
  return {
    ...till,
    imports: context,
    job: job.table,
    create,
    lines,
    send,
    run,
    sales,
    get: (importId: string, caller = clerk): Promise<BikeImport> => getImport(context, caller, importId),
    begin: (importId: string, caller = clerk) => registerImport(context, caller, { importId, pace: "50" }),
    cancel: (importId: string) => cancelImport(context, clerk, importId),
    rows: async (importId: string, show: "all" | "problems" = "all") =>
      (await listRows(context, clerk, { importId, show, cursor: 0 })).items,
  };
};
