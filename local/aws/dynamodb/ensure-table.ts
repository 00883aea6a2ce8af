import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
  type DynamoDBClient,
} from "@aws-sdk/client-dynamodb";
import { createTableInput, type TableShape } from "./table-shape.ts";

const describe = async (client: DynamoDBClient, name: string) => {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

const create = async (client: DynamoDBClient, shape: TableShape) => {
  const made = await client.send(new CreateTableCommand(createTableInput(shape)));
  if (shape.ttlAttribute !== undefined)
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: shape.name,
        TimeToLiveSpecification: { AttributeName: shape.ttlAttribute, Enabled: true },
      }),
    );
  return made.TableDescription;
};

/** Creates the table if it is missing; returns the ARN of its stream, if any. */
export const ensureTable = async (
  client: DynamoDBClient,
  shape: TableShape,
): Promise<{ streamArn: string | undefined }> => {
  const table = (await describe(client, shape.name)) ?? (await create(client, shape));
  return { streamArn: table?.LatestStreamArn };
};
