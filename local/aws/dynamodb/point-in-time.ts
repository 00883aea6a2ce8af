import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as z from "zod";
import type { CloudContext } from "#local/cloud.ts";
import { copyAsOf, knownSince } from "./copy-as-of.ts";
import { indexScans } from "./index-scans.ts";
import { openRestores } from "./restores.ts";
import { tableRefusal } from "./table-refusal.ts";
import type { TableAnswer, TableStep } from "./table-request.ts";

/** The current second may still get writes, so restores end two seconds back. */
const secondsBehind = 2;
const daysBack = 35;

type Options = {
  /** The endpoint of the database itself. */
  readonly endpoint: string;
  /** The database file; undefined in memory, where nothing can be restored. */
  readonly dbPath: string | undefined;
  /** Translates the emulator's clock into the machine's, which stamps stream records. */
  readonly machineTimeOf: (millis: number) => Promise<number>;
  readonly report: (line: string) => void;
};

const Restore = z.object({
  SourceTableName: z.string(),
  TargetTableName: z.string(),
  RestoreDateTime: z.number().optional(),
  UseLatestRestorableTime: z.boolean().default(false),
});
const Named = z.object({ TableName: z.string() });

const answered = (body: object): TableAnswer => ({
  status: 200,
  headers: { "content-type": "application/x-amz-json-1.0" },
  body: Buffer.from(JSON.stringify(body)),
});

const unavailable = (): TableAnswer =>
  tableRefusal(
    "PointInTimeRecoveryUnavailableException",
    "Point in time recovery is not enabled: a cloud that is kept in memory knows nothing of what has been",
  );

type Copied = Parameters<typeof copyAsOf>[2];

type Keeping = {
  readonly client: DynamoDBClient;
  readonly dbPath: string;
  readonly restores: ReturnType<typeof openRestores>;
  readonly latest: () => number;
} & Pick<Options, "machineTimeOf" | "report">;

const carryOut = async ({ client, dbPath, restores, report }: Keeping, copied: Copied): Promise<void> => {
  try {
    await copyAsOf(dbPath, client, copied);
    indexScans(dbPath, copied.target);
    restores.end(copied.target);
  } catch (error) {
    report(String(error));
  }
};

const createLike = async (client: DynamoDBClient, source: string, target: string) => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: source }));
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes = [] } = Table ?? {};
  const indexes = GlobalSecondaryIndexes.map(({ IndexName, KeySchema: Keys, Projection }) => ({
    IndexName,
    KeySchema: Keys,
    Projection,
  }));
  const { TableDescription } = await client.send(
    new CreateTableCommand({
      TableName: target,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions,
      KeySchema,
      ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
    }),
  );
  return TableDescription?.TableArn;
};

const restore = async (keeping: Keeping, body: Buffer): Promise<TableAnswer> => {
  const { client, restores, machineTimeOf } = keeping;
  const asked = Restore.parse(JSON.parse(body.toString()));
  const { SourceTableName: source, TargetTableName: target } = asked;
  const latest = keeping.latest();
  const wanted = asked.UseLatestRestorableTime ? latest : (asked.RestoreDateTime ?? 0);
  const copied = { source, target, second: Math.floor((await machineTimeOf(wanted * 1000)) / 1000) };
  const isKnown = wanted <= latest && wanted >= latest - daysBack * 86_400;
  if (!isKnown || copied.second < knownSince(keeping.dbPath, source))
    return tableRefusal(
      "InvalidRestoreTimeException",
      "The restore time is not within the restorable period",
    );
  const TableArn = await createLike(client, source, target);
  restores.add(copied);
  void carryOut(keeping, copied);
  return answered({ TableDescription: { TableName: target, TableArn, TableStatus: "CREATING" } });
};

const describeBackups = (keeping: Keeping | undefined): TableAnswer => {
  const latest = keeping?.latest() ?? 0;
  const kept = {
    PointInTimeRecoveryStatus: "ENABLED",
    EarliestRestorableDateTime: latest - daysBack * 86_400,
    LatestRestorableDateTime: latest,
  };
  return answered({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: "ENABLED",
      PointInTimeRecoveryDescription: keeping ? kept : { PointInTimeRecoveryStatus: "DISABLED" },
    },
  });
};

/** A table stays in CREATING until its restore ends. */
const describeTable = (keeping: Keeping | undefined, body: Buffer, answer: TableAnswer): TableAnswer => {
  const named = Named.safeParse(JSON.parse(body.toString())).data;
  if (!keeping?.restores.open().some(({ target }) => target === named?.TableName)) return answer;
  const text = answer.body.toString().replace('"TableStatus":"ACTIVE"', '"TableStatus":"CREATING"');
  return { ...answer, body: Buffer.from(text) };
};

const stepOf =
  (keeping: Keeping | undefined): TableStep =>
  async (request, next) => {
    switch (request.operation) {
      case "RestoreTableToPointInTime":
        return keeping ? restore(keeping, request.body) : unavailable();
      case "DescribeContinuousBackups":
      case "UpdateContinuousBackups":
        return describeBackups(keeping);
      case "DescribeTable":
        return describeTable(keeping, request.body, await next(request));
      default:
        return next(request);
    }
  };

/**
 * Restores a table to a second of the last 35 days as a new table; a restart of the emulator resumes
 * unfinished restores.
 */
export const pointInTime = (
  { clock, region, credentials }: CloudContext,
  { endpoint, dbPath, machineTimeOf, report }: Options,
): { readonly step: TableStep; readonly close: () => void } => {
  if (dbPath === undefined) return { step: stepOf(undefined), close: () => undefined };
  const client = new DynamoDBClient({ endpoint, region, credentials });
  const restores = openRestores(dbPath);
  const latest = (): number => Math.floor(clock.now() / 1000) - secondsBehind;
  const keeping = { client, dbPath, restores, latest, machineTimeOf, report };
  for (const left of restores.open()) void carryOut(keeping, left);
  return {
    step: stepOf(keeping),
    close: () => {
      client.destroy();
      restores.close();
    },
  };
};
