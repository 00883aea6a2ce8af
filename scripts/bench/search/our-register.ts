import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SearchFilters, type SearchPage } from "#contract/bikes/search.ts";
import { search } from "#lambdas/bikes/search/search.ts";
import { system } from "#lambdas/platform/system.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { importItems } from "#local/aws/dynamodb/import-items.ts";
import { writtenItems } from "#tests/lambdas/bikes/index/written-items.ts";
import { tableShape } from "#tests/table-shape.ts";
import type { Question } from "./question.ts";

const tableName = "register";

type Page = SearchPage & { readonly units: number };

export type OurRegister = {
  readonly items: number;
  search(filters: SearchFilters): Promise<Page>;
  /** Reads up to the page before and returns the request for the page; undefined where there are fewer pages. */
  prepare(question: Question): Promise<(() => Promise<Page>) | undefined>;
};

const load = async (dbPath: string, bikes: readonly BikeItem[]): Promise<number> => {
  let written = 0;
  async function* counted() {
    for await (const items of writtenItems(bikes)) {
      written += items.length;
      yield items;
    }
  }
  // Without a stream, because no function runs and the search lists are imported already.
  const imported = await importItems(dbPath, tableShape(tableName, { stream: false }), counted());
  if (imported !== written) throw new Error(`Of ${written} items ${imported} were imported.`);
  return written;
};

const filtersOf = (question: Question): SearchFilters =>
  SearchFilters.parse(
    question.kind === "filters" ? { ...question.fields, status: question.status } : { q: question.typed },
  );

/** Opens a temporary register with these bikes, searched through the product's own code. */
export const withOurRegister = async <T>(
  folder: string,
  bikes: readonly BikeItem[],
  use: (register: OurRegister) => Promise<T>,
): Promise<T> => {
  const dbPath = join(folder, "register.sqlite");
  const items = await load(dbPath, bikes);
  const database = await startDynoxide(dbPath);
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint: database.endpoint, region: "eu-west-1", credentials });
  const openMetered = openReader(tableName, system, client);
  const searchOnce = async (filters: SearchFilters): Promise<Page> => {
    const meter = startMeter();
    const context = { reader: openMetered(meter), system, cursorSecret: "secret" };
    const page = await search(context, "signed-in", filters);
    return { ...page, units: meter.total() };
  };
  const prepare: OurRegister["prepare"] = async (question) => {
    const filters = filtersOf(question);
    let cursor: string | undefined;
    for (let page = 1; page < question.page; page += 1) {
      ({ cursor } = await searchOnce({ ...filters, cursor }));
      if (cursor === undefined) return undefined;
    }
    return () => searchOnce({ ...filters, cursor });
  };
  try {
    return await use({ items, search: searchOnce, prepare });
  } finally {
    client.destroy();
    await database.close();
  }
};
