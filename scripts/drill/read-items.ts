import { hash } from "node:crypto";
import {
  type AttributeValue,
  type DynamoDBClient,
  GetItemCommand,
  ScanCommand,
} from "@aws-sdk/client-dynamodb";
import type * as z from "zod";
import { ScanPlace } from "#lambdas/shared/table/scan-bikes.ts";
import type { Fact } from "./notes.ts";

type Item = Record<string, AttributeValue>;

/** The same for the same content, in whatever order it comes. */
const written = (value: unknown): string => {
  if (typeof value === "string") return JSON.stringify(value);
  if (value instanceof Uint8Array) return `"${Buffer.from(value).toString("base64")}"`;
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${written(each)}`).join()}}`;
};

const hashOf = (item: Item): string => hash("sha1", written(item), "base64url");

// In no key of ours.
const separator = "\u0001";

const factOf = (item: Item): Fact => ({
  key: `${item["pk"]?.S ?? ""}${separator}${item["sk"]?.S ?? ""}`,
  kind: item["entity"]?.S ?? "",
  hash: hashOf(item),
});

/** As many as a megabyte holds. Without a limit the embedded cloud's database reads all that is left of the table for every page. */
const atOnce = 4000;

type Place = z.infer<typeof ScanPlace>;

const pageFrom = (client: DynamoDBClient, TableName: string, place: Place | undefined) => {
  const ExclusiveStartKey = place && { pk: { S: place.pk }, sk: { S: place.sk } };
  const from = ExclusiveStartKey && { ExclusiveStartKey };
  const page = client.send(new ScanCommand({ TableName, ConsistentRead: true, Limit: atOnce, ...from }));
  // It is waited for later, or by nobody where the drill ends before.
  page.catch(() => undefined);
  return page;
};

/** All items of a table from a place on, in portions, each with the place that follows. The next one is on its way while one is worked on. */
export async function* readItems(
  client: DynamoDBClient,
  TableName: string,
  from: string | undefined,
): AsyncGenerator<{ readonly facts: readonly Fact[]; readonly next: string | undefined }> {
  let place = from === undefined ? undefined : ScanPlace.parse(JSON.parse(from));
  let coming = pageFrom(client, TableName, place);
  do {
    const { Items = [], LastEvaluatedKey: last } = await coming;
    place = last && { pk: last["pk"]?.S ?? "", sk: last["sk"]?.S ?? "" };
    if (place) coming = pageFrom(client, TableName, place);
    yield { facts: Items.map(factOf), next: place && JSON.stringify(place) };
  } while (place);
}

/** One item as it is now. */
export const readItem = async (
  client: DynamoDBClient,
  TableName: string,
  key: string,
): Promise<Fact | undefined> => {
  const [pk = "", sk = ""] = key.split(separator);
  const { Item } = await client.send(
    new GetItemCommand({ TableName, Key: { pk: { S: pk }, sk: { S: sk } }, ConsistentRead: true }),
  );
  return Item && factOf(Item);
};

/** As people call it. */
export const nameOf = ({ key, kind }: Fact): string => `${kind} ${key.replace(separator, " ")}`;
