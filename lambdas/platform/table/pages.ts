import type * as z from "zod";
import type { Page, Position, Query, Table } from "./table.ts";

export async function* pages<T extends z.ZodType>(
  table: Pick<Table, "query">,
  query: Omit<Query<T>, "after">,
): AsyncGenerator<Page<z.output<T>>["items"]> {
  let after: Position | undefined;
  do {
    const page = await table.query({ ...query, after });
    yield page.items;
    after = page.next;
  } while (after);
}
