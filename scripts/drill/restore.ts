import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import type { Tables } from "./prove.ts";

type Waiting = { readonly wait: (milliseconds: number) => Promise<void> };

const until = async (isSo: () => Promise<boolean>, { wait }: Waiting): Promise<void> => {
  while (!(await isSo())) await wait(1000);
};

const stateOf = async (client: DynamoDBClient, TableName: string): Promise<string | undefined> => {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

const isRestorable = async (client: DynamoDBClient, TableName: string, moment: Date): Promise<boolean> => {
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName }),
  );
  const { LatestRestorableDateTime, PointInTimeRecoveryStatus } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (PointInTimeRecoveryStatus !== "ENABLED")
    throw new Error(`${TableName} cannot be brought back to any moment.`);
  return LatestRestorableDateTime !== undefined && LatestRestorableDateTime >= moment;
};

/** Restores the table to a moment as the copy, or waits for a restore that has begun already. */
export const restore = async (
  { client, source, copy }: Tables,
  moment: Date,
  waiting: Waiting,
): Promise<void> => {
  if ((await stateOf(client, copy)) === undefined) {
    await until(() => isRestorable(client, source, moment), waiting);
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: source,
        TargetTableName: copy,
        RestoreDateTime: moment,
      }),
    );
  }
  await until(async () => (await stateOf(client, copy)) === "ACTIVE", waiting);
};

/** Configures what AWS does not copy: stream, time to live and point-in-time recovery, each of which may be set already. */
export const settle = async ({ client, copy: TableName }: Tables, waiting: Waiting): Promise<void> => {
  const ignoring = async (change: () => Promise<unknown>): Promise<void> => {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "ValidationException") throw error;
    }
  };
  await ignoring(() =>
    client.send(
      new UpdateTableCommand({
        TableName,
        StreamSpecification: { StreamEnabled: true, StreamViewType: "NEW_AND_OLD_IMAGES" },
      }),
    ),
  );
  await until(async () => (await stateOf(client, TableName)) === "ACTIVE", waiting);
  const TimeToLiveSpecification = { AttributeName: "expiresAt", Enabled: true };
  await ignoring(() => client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification })));
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
};

export const streamOf = async ({ client, copy }: Tables): Promise<string> =>
  (await client.send(new DescribeTableCommand({ TableName: copy }))).Table?.LatestStreamArn ?? "";
