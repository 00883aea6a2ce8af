import { queryOptions } from "@tanstack/react-query";
import type { StatementPart, StatementRow } from "#contract/points/statement.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { storePointsApi } from "#web/points/purchases/store/store-points-api.ts";

export type Statement = Omit<StatementPart, "items" | "cursor"> & { readonly rows: readonly StatementRow[] };

const readWhole = async (month: string, signal: AbortSignal): Promise<Statement> => {
  const rows: StatementRow[] = [];
  let cursor: string | undefined;
  for (;;) {
    const part = await storePointsApi.getStatement({ query: { month, cursor } }, { signal });
    rows.push(...part.items);
    cursor = part.cursor;
    const { store, opening, closing } = part;
    if (cursor === undefined) return { store, month, opening, closing, rows };
  }
};

/** Fetches all pages, because sums and documents need every row. */
export const statementQuery = (month: string) =>
  queryOptions({
    queryKey: queryKeys.points.statement(month),
    queryFn: ({ signal }) => readWhole(month, signal),
  });
