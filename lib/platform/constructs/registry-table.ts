import { RemovalPolicy, Stack } from "aws-cdk-lib";
import {
  AttributeType,
  Billing,
  type GlobalSecondaryIndexPropsV2,
  type ITableV2,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from "aws-cdk-lib/aws-dynamodb";
import { type IGrantable, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { ListPartition, Partition } from "#lambdas/platform/table/partitions.ts";

const writes = ["PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"] as const;

type Action = "GetItem" | "BatchGetItem" | "Query" | (typeof writes)[number];

const readerKeyUse = ["kms:Decrypt", "kms:DescribeKey"] as const;
const writerKeyUse = [
  ...readerKeyUse,
  "kms:Encrypt",
  "kms:GenerateDataKey",
  "kms:ReEncryptFrom",
  "kms:ReEncryptTo",
] as const;

const indexes = ["gsi1", "gsi2"] as const;

const index = (indexName: string): GlobalSecondaryIndexPropsV2 => ({
  indexName,
  partitionKey: { name: `${indexName}pk`, type: AttributeType.STRING },
  sortKey: { name: `${indexName}sk`, type: AttributeType.STRING },
});

type Props = {
  readonly key: Key;
  /** Turns on deletion protection. */
  readonly isLive: boolean;
  /** A restored copy that replaces it. */
  readonly restored?: { readonly name: string; readonly stream: string } | undefined;
};

/** The common part of the stack's own table and a restored one. */
type ActiveTable = Pick<
  ITableV2,
  "tableArn" | "tableName" | "metricThrottledRequestsForOperations" | "metricSystemErrorsForOperations"
> & { readonly tableStreamArn?: string | undefined };

/** The single table of the registry. */
export class RegistryTable extends Construct {
  readonly name: string;
  readonly streamArn: string;
  readonly metrics: Pick<TableV2, "metricThrottledRequestsForOperations" | "metricSystemErrorsForOperations">;
  private readonly table: ActiveTable;
  private readonly key: Key;
  constructor(scope: Construct, id: string, { key, isLive, restored }: Props) {
    super(scope, id);
    this.key = key;
    const own = new TableV2(this, "Table", {
      partitionKey: { name: "pk", type: AttributeType.STRING },
      sortKey: { name: "sk", type: AttributeType.STRING },
      globalSecondaryIndexes: indexes.map(index),
      timeToLiveAttribute: "expiresAt",
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.customerManagedKey(key),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: isLive,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.table = restored ? this.copy(restored, key) : own;
    this.metrics = this.table;
    this.name = this.table.tableName;
    this.streamArn = this.table.tableStreamArn ?? "";
  }

  /** Refers to the restored table, which the stack does not own and cannot delete. */
  private copy({ name, stream }: NonNullable<Props["restored"]>, encryptionKey: Key): ActiveTable {
    return TableV2.fromTableAttributes(this, "Restored", {
      tableName: name,
      tableStreamArn: stream,
      encryptionKey,
      globalIndexes: [...indexes],
    });
  }

  allow(grantee: IGrantable, actions: readonly Action[], partitions: readonly Partition[]): void {
    this.allowOn(grantee, this.table.tableArn, actions, partitions);
    const isWriter = actions.some((action) => writes.some((write) => write === action));
    this.allowKey(grantee, isWriter ? writerKeyUse : readerKeyUse);
  }

  allowQuerying(grantee: IGrantable, lists: readonly ListPartition[]): void {
    for (const index of indexes) {
      const patterns = lists.filter((list) => list.index === index).map(({ pattern }) => pattern);
      if (patterns.length === 0) continue;
      this.allowOn(grantee, `${this.table.tableArn}/index/${index}`, ["Query"], patterns);
      this.allowKey(grantee, readerKeyUse);
    }
  }

  allowStream(grantee: IGrantable): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ["dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator"],
        resources: [this.streamArn],
      }),
    );
    this.allowKey(grantee, readerKeyUse);
  }

  private allowOn(
    grantee: IGrantable,
    resource: string,
    actions: readonly Action[],
    patterns: readonly string[],
  ): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [resource],
        conditions: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [...patterns] } },
      }),
    );
  }

  /** DynamoDB uses the table's key in the caller's name. The condition allows no other use of the key. */
  private allowKey(grantee: IGrantable, actions: readonly string[]): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: [...actions],
        resources: [this.key.keyArn],
        conditions: {
          StringEquals: { "kms:ViaService": `dynamodb.${Stack.of(this).region}.amazonaws.com` },
        },
      }),
    );
  }
}
