import { type DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import * as z from "zod";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { countBatch } from "#lambdas/office/counting/count-batch.ts";
import { shards } from "#lambdas/office/counting/sums.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { ensureTable } from "#local/aws/dynamodb/ensure-table.ts";
import { openRegister } from "#tests/lambdas/customers.ts";
import { tableShape } from "#tests/table-shape.ts";
import { keptBytes } from "../cost/item-size.ts";

const Name = z.object({ S: z.string() });
const Place = z.object({ pk: Name, sk: Name });
const Key = z.object({ Key: Place }).transform((written) => written.Key);
const Item = z.object({ Item: Place }).transform((written) => written.Item);
const Write = z
  .object({ Put: Item.optional(), Update: Key.optional(), Delete: Key.optional() })
  .transform(({ Put, Update, Delete }) => Put ?? Update ?? Delete);
const Transaction = z.object({ TransactItems: z.array(Write) });

const nameOf = ({ pk, sk }: Readonly<Record<string, unknown>>): string => `${String(pk)}\n${String(sk)}`;

/** Records the keys of every item that a transaction writes; the returned function gives those since its last call. */
const watchWrites = (client: DynamoDBClient): (() => string[]) => {
  let names: string[] = [];
  client.middlewareStack.add(
    (next) => (args) => {
      const { data } = Transaction.safeParse(args.input);
      for (const place of data?.TransactItems ?? [])
        if (place) names.push(nameOf({ pk: place.pk.S, sk: place.sk.S }));
      return next(args);
    },
    { step: "initialize" },
  );
  return () => names.splice(0);
};

/** Write units by partition, of the table and its indexes; those of a month's figures are one partition's share. */
const unitsOf = (
  written: readonly string[],
  items: readonly Record<string, unknown>[],
): Map<string, number> => {
  const units = new Map<string, number>();
  const add = (partition: unknown, amount: number): void => {
    if (typeof partition !== "string") return;
    const isShard = partition.startsWith("STATS#");
    const name = isShard ? partition.replace(/\d$/, "*") : partition;
    units.set(name, (units.get(name) ?? 0) + (isShard ? amount / shards : amount));
  };
  const byName = new Map(items.map((item) => [nameOf(item), item]));
  for (const name of written) {
    const item = byName.get(name);
    if (item === undefined) continue;
    const copies = ["gsi1pk", "gsi2pk"].filter((key) => item[key] !== undefined);
    const size = Math.ceil(keptBytes(item) / (1 + copies.length) / 1024);
    // A transaction writes twice, an index once.
    add(item["pk"], 2 * size);
    for (const key of copies) add(item[key], size);
  }
  return units;
};

const frameNumbers = { anna: "WTU204K8861", erik: "WTU204K9972" } as const;

/** Write units that a registration, with its lists and figures, costs each partition that others' registrations write too. */
export const sharedPartitions = async (client: DynamoDBClient): Promise<ReadonlyMap<string, number>> => {
  const tableName = "scale";
  await ensureTable(client, tableShape(tableName));
  const customers = openRegister(client, tableName);
  const table = openTable(tableName, system, client);
  const itemsNow = async () =>
    ((await client.send(new ScanCommand({ TableName: tableName }))).Items ?? []).map((item) =>
      unmarshall(item),
    );
  const writes = watchWrites(client);
  const found: Map<string, number>[] = [];
  for (const [userId, frameNumber] of Object.entries(frameNumbers)) {
    await customers.add(userId, 1000);
    const proof = await customers.prove(userId, frameNumber);
    writes();
    const { bike } = await customers.register(userId, frameNumber, proof);
    await reindex({ table, system }, bike.id);
    const changed = new Set(writes());
    const items = (await itemsNow()).filter((item) => changed.has(nameOf(item)));
    await countBatch(
      { table, system },
      items.map((after) => ({ after })),
    );
    found.push(unitsOf([...changed, ...writes()], await itemsNow()));
  }
  const [first = new Map<string, number>(), second] = found;
  return new Map([...first].filter(([partition]) => second?.has(partition)));
};
