import { type DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";

export type StoredItem = Record<string, unknown> & { readonly pk: string; readonly sk: string };

export const wholeTable = async (client: DynamoDBClient, tableName: string): Promise<StoredItem[]> => {
  const items: StoredItem[] = [];
  let from: Record<string, never> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ExclusiveStartKey: from, ConsistentRead: true }),
    );
    items.push(...(page.Items ?? []).map((item) => unmarshall(item) as StoredItem));
    from = page.LastEvaluatedKey as Record<string, never> | undefined;
  } while (from);
  const nameOf = ({ pk, sk }: StoredItem): string => `${pk}\n${sk}`;
  return items.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
};
