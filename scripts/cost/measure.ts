import { DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { SearchFilters } from "#contract/bikes/search.ts";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { passesOfProof, reconcile, reconcileTonight } from "#lambdas/points/reconcile.ts";
import { cardOf, isListed, isSought } from "#lambdas/bikes/index/card.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { ensureTable } from "#local/aws/dynamodb/ensure-table.ts";
import { swedishBikes } from "#local/seed/sweden/swedish-bikes.ts";
import { openRegister } from "#tests/lambdas/customers.ts";
import { readUnitsOf } from "#tests/lambdas/table-use.ts";
import { writtenItems } from "#tests/lambdas/bikes/index/written-items.ts";
import { tableShape } from "#tests/table-shape.ts";
import { queryClasses, questionsOf } from "../bench/search/query-classes.ts";
import { withOurRegister } from "../bench/search/our-register.ts";
import { withTemporaryFolder } from "../bench/temporary-folder.ts";
import { keptBytes } from "./item-size.ts";

/** Consumption of the product's own code, as the table reports it. */
export type Measured = {
  /** The transaction of a registration, and the word lists written after it. */
  readonly writeUnitsOfRegistration: number;
  readonly writeUnitsOfWords: number;
  /** The mean of all kinds of searches. */
  readonly readUnitsOfSearch: number;
  /** Adding up an account's ledger, and the reads of a night for an account on average. */
  readonly readUnitsOfBalance: number;
  readonly readUnitsOfNight: number;
  readonly bytesOfBike: number;
  /** Items beside the bike: account, ledger, pictures, code. */
  readonly bytesBesideBike: number;
};

const seed = 4;
const now = new Date("2026-11-20T12:00:00.000Z");
const dayMilliseconds = 86_400_000;
const register = 500;
const sample = 50;
const questionsOfKind = 20;
/** The ledger of an account that bought points and registered two bikes. */
const ledger = [300, -100, -100] as const;
const people = Array.from({ length: 100 }, (_, number) => `person-${number}`);
const frameNumber = "WTU204K8861";

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const bytesOfBikes = async (bikes: ReturnType<typeof swedishBikes>) => {
  let bytes = 0;
  const kinds = new Set<unknown>();
  for await (const items of writtenItems(bikes))
    for (const item of items) {
      bytes += keptBytes(item);
      kinds.add(item["entity"]);
    }
  return { bytesOfBike: bytes / bikes.length, kinds };
};

const searchUnits = async (bikes: ReturnType<typeof swedishBikes>): Promise<number> => {
  const [first, ...rest] = bikes.filter(isListed).map(cardOf).filter(isSought);
  if (first === undefined) throw new Error("No bike can be found.");
  const asked = queryClasses.flatMap(({ ask }, place) =>
    questionsOf(ask, [first, ...rest], place, questionsOfKind),
  );
  return withTemporaryFolder("cost", (folder) =>
    withOurRegister(folder, bikes, async (ours) => {
      const units: number[] = [];
      for (const question of asked) {
        const filters =
          question.kind === "filters"
            ? { ...question.fields, status: question.status }
            : { q: question.typed };
        units.push((await ours.search(SearchFilters.parse(filters))).units);
      }
      return meanOf(units);
    }),
  );
};

const accountWrites = (userId: string): Action[] => [
  put(keys.balance(userId), "balance", {
    userId,
    points: ledger.reduce((sum, amount) => sum + amount, 0),
    version: ledger.length,
    gsi1pk: lists.balances(),
    gsi1sk: userId,
  }),
  ...ledger.map((amount, place) =>
    put(keys.ledgerRow(userId, place + 1), "ledger", {
      userId,
      reason: amount > 0 ? "purchase" : "registration",
      amount,
      balanceAfter: 0,
      reference: "bike_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
      at: now.toISOString(),
    }),
  ),
];

const tableUnits = async (client: DynamoDBClient, bikes: ReturnType<typeof swedishBikes>) => {
  const tableName = "cost";
  await ensureTable(client, tableShape(tableName));
  const customers = openRegister(client, tableName);
  await customers.add("anna", 1000);
  const proof = await customers.prove("anna", frameNumber);
  const units = readUnitsOf(client);
  await customers.register("anna", frameNumber, proof);
  const writeUnitsOfRegistration = units();
  const { Items = [] } = await client.send(new ScanCommand({ TableName: tableName }));
  const table = openTable(tableName, system, client);
  for (const userId of people) await table.transact(accountWrites(userId));
  units();
  const { balances } = await reconcile(table);
  const readUnitsOfBalance = units() / balances;
  // The first pass takes every account for changed.
  await reconcileTonight(table, now, () => true);
  units();
  for (let night = 1; night <= passesOfProof; night += 1)
    await reconcileTonight(table, new Date(now.getTime() + night * dayMilliseconds), () => true);
  const readUnitsOfNight = units() / passesOfProof / balances;
  const words: number[] = [];
  for (const bike of bikes.slice(0, sample)) {
    await table.transact(bikeWrites(bike, bike.id.replace("bike", "event"), true));
    units();
    await reindex({ table, system }, bike.id);
    words.push(units());
  }
  const items = Items.map((item) => unmarshall(item));
  return {
    writeUnitsOfRegistration,
    readUnitsOfBalance,
    readUnitsOfNight,
    writeUnitsOfWords: meanOf(words),
    items,
  };
};

const withTable = async <T>(use: (client: DynamoDBClient) => Promise<T>): Promise<T> => {
  const database = await startDynoxide(undefined);
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint: database.endpoint, region: "eu-west-1", credentials });
  try {
    return await use(client);
  } finally {
    client.destroy();
    await database.close();
  }
};

/** Runs the product's own code for registering, listing, searching and proving, and reads its consumption from the table. */
export const measure = async (): Promise<Measured> => {
  const bikes = swedishBikes(seed, register, now);
  const { bytesOfBike, kinds } = await bytesOfBikes(bikes);
  const { items, ...units } = await withTable((client) => tableUnits(client, bikes));
  const beside = items.filter(({ entity }) => !kinds.has(entity));
  return {
    ...units,
    readUnitsOfSearch: await searchUnits(bikes),
    bytesOfBike,
    bytesBesideBike: beside.reduce((sum, item) => sum + keptBytes(item), 0),
  };
};
