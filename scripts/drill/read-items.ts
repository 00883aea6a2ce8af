import { hash } from "node:crypto";
import {
  type AttributeValue,
  type DynamoDBClient,
  GetItemCommand,
  ScanCommand,
} from "@aws-sdk/client-dynamodb";
import type * as z from "zod";
import { ScanPosition } from "#lambdas/platform/table/scan-bikes.ts";
import type { Fact } from "./notes.ts";

type Item = Record<string, AttributeValue>;

/** Serialises equal content equally, whatever the order of its fields. */
const written = (value: unknown): string => {
  if (typeof value === "string") return JSON.stringify(value);
  if (value instanceof Uint8Array) return `"${Buffer.from(value).toString("base64")}"`;
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${written(each)}`).join()}}`;
};

const hashOf = (item: Item): string => hash("sha1", written(item), "base64url");

// None of our keys contains this character.
const separator = "\u0001";

const factOf = (item: Item): Fact => ({
  key: `${item["pk"]?.S ?? ""}${separator}${item["sk"]?.S ?? ""}`,
  kind: item["entity"]?.S ?? "",
  hash: hashOf(item),
});

/** About as many items as a megabyte holds: without a limit, the embedded cloud's database reads the rest of the table for every page. */
const atOnce = 4000;

type Place = z.infer<typeof ScanPosition>;

const pageFrom = (client: DynamoDBClient, TableName: string, place: Place | undefined) => {
  const ExclusiveStartKey = place && { pk: { S: place.pk }, sk: { S: place.sk } };
  const from = ExclusiveStartKey && { ExclusiveStartKey };
  const page = client.send(new ScanCommand({ TableName, ConsistentRead: true, Limit: atOnce, ...from }));
  // Avoids an unhandled rejection: the caller awaits the page later, or never if the drill ends first.
  page.catch(() => undefined);
  return page;
};

/**
 * Reads all items of a table from a position on, in pages that name the next position. It fetches the next
 * page while the caller works on one.
 */
export async function* readItems(
  client: DynamoDBClient,
  TableName: string,
  from: string | undefined,
): AsyncGenerator<{ readonly facts: readonly Fact[]; readonly next: string | undefined }> {
  let place = from === undefined ? undefined : ScanPosition.parse(JSON.parse(from));
  let coming = pageFrom(client, TableName, place);
  do {
    const { Items = [], LastEvaluatedKey: last } = await coming;
    place = last && { pk: last["pk"]?.S ?? "", sk: last["sk"]?.S ?? "" };
    if (place) coming = pageFrom(client, TableName, place);
    yield { facts: Items.map(factOf), next: place && JSON.stringify(place) };
  } while (place);
}

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

/** For messages to the operator. */
export const nameOf = ({ key, kind }: Fact): string => `${kind} ${key.replace(separator, " ")}`;
