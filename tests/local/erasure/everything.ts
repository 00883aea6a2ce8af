import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CognitoIdentityProviderClient, paginateListUsers } from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { GetObjectCommand, ListObjectVersionsCommand, S3Client } from "@aws-sdk/client-s3";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";

/** One stored item, object, user or log line, with its whole content as text. */
export type StoredThing = {
  readonly store: string;
  readonly kind: string;
  readonly name: string;
  readonly text: string;
};

async function* pagesOfVersions(client: S3Client, Bucket: string) {
  let KeyMarker: string | undefined;
  do {
    const page = await client.send(
      new ListObjectVersionsCommand({ Bucket, ...(KeyMarker && { KeyMarker }) }),
    );
    yield page;
    KeyMarker = page.NextKeyMarker;
  } while (KeyMarker !== undefined && KeyMarker !== "");
}

async function* inTable(store: string): AsyncGenerator<StoredThing> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  for await (const { Items = [] } of paginateScan({ client }, { TableName: store }))
    for (const item of Items) {
      const { pk, sk, entity } = item;
      yield { store, kind: String(entity), name: `${pk} ${sk}`, text: JSON.stringify(item) };
    }
}

/** Includes the former versions that a versioned bucket keeps of deleted and replaced objects. */
async function* inBucket(store: string): AsyncGenerator<StoredThing> {
  const client = new S3Client({});
  for await (const { Versions = [] } of pagesOfVersions(client, store))
    for (const { Key = "", VersionId, IsLatest = true } of Versions) {
      const { Body, Metadata, ContentDisposition } = await client.send(
        new GetObjectCommand({ Bucket: store, Key, ...(!IsLatest && { VersionId }) }),
      );
      const body = Buffer.from((await Body?.transformToByteArray()) ?? []).toString("utf8");
      const text = [Key, JSON.stringify(Metadata), ContentDisposition, body].join("\n");
      yield { store, kind: IsLatest ? (Key.split("/")[0] ?? "") : "formerVersion", name: Key, text };
    }
}

async function* inPool(store: string): AsyncGenerator<StoredThing> {
  const client = new CognitoIdentityProviderClient({});
  for await (const { Users = [] } of paginateListUsers({ client }, { UserPoolId: store }))
    for (const user of Users)
      yield { store, kind: "user", name: user.Username ?? "", text: JSON.stringify(user) };
}

function* inLogs(folder: string): Generator<StoredThing> {
  for (const name of readdirSync(folder))
    for (const text of readFileSync(join(folder, name), "utf8").split("\n"))
      yield { store: "logs", kind: name.replace(/\.log$/, ""), name, text };
}

type Places = {
  readonly tables: readonly string[];
  readonly buckets: readonly string[];
  readonly pools: readonly string[];
  readonly logs: string;
};

export async function* everything({ tables, buckets, pools, logs }: Places): AsyncGenerator<StoredThing> {
  for (const table of tables) yield* inTable(table);
  for (const bucket of buckets) yield* inBucket(bucket);
  for (const pool of pools) yield* inPool(pool);
  yield* inLogs(logs);
}
