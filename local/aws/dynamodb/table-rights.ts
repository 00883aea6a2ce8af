import type { CloudContext } from "#local/cloud.ts";
import type { RequiredPermission } from "#local/aws/iam/required-permission.ts";
import { AccessDeniedError, demand } from "#local/aws/iam/demand.ts";
import type { TableConfig } from "#local/template/readers/tables.ts";
import { touchedKeys, type TouchedKeys } from "./touched-keys.ts";
import { tableRefusal } from "./table-refusal.ts";
import type { TableStep } from "./table-request.ts";

type Tables = readonly Pick<TableConfig, "name" | "key" | "indexes" | "keyArn">[];

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};

/** DynamoDB decrypts with the table's key on behalf of the caller. */
const openingKey = (region: string, keyArn: string | undefined): RequiredPermission[] =>
  keyArn === undefined
    ? []
    : [
        {
          action: "kms:Decrypt",
          resource: keyArn,
          context: { "kms:viaservice": [`dynamodb.${region}.amazonaws.com`] },
        },
      ];

const rightOn = (
  { region, accountId }: CloudContext,
  { action, tableName, indexName, partitions }: TouchedKeys,
): RequiredPermission => ({
  action: `dynamodb:${action}`,
  resource: `arn:aws:dynamodb:${region}:${accountId}:table/${tableName}${indexName === undefined ? "" : `/index/${indexName}`}`,
  ...(partitions === undefined ? {} : { context: { "dynamodb:leadingkeys": partitions } }),
});

/** Checks the caller's role for every action of a request, including each part of a batch or transaction. */
export const tableRights =
  (context: CloudContext, tables: Tables): TableStep =>
  async (request, next) => {
    const { asker, operation, body } = request;
    if (asker === undefined) return next(request);
    try {
      for (const touched of touchedKeys(tables, operation, parse(body))) {
        const keyArn = tables.find(({ name }) => name === touched.tableName)?.keyArn;
        demand(context, asker, rightOn(context, touched), ...openingKey(context.region, keyArn));
      }
    } catch (error) {
      if (error instanceof AccessDeniedError) return tableRefusal(error.name, error.message);
      throw error;
    }
    return next(request);
  };
