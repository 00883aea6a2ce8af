import { RemovalPolicy, Stack } from "aws-cdk-lib";
import {
  AttributeType,
  Billing,
  type GlobalSecondaryIndexPropsV2,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from "aws-cdk-lib/aws-dynamodb";
import { type IGrantable, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";

const writes = ["PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"] as const;

type Access = {
  readonly actions: readonly ("GetItem" | "BatchGetItem" | "Query" | (typeof writes)[number])[];
  /** Patterns of the partition keys that may be touched. */
  readonly partitions: readonly string[];
  /** The index whose partitions these are; the table itself without one. */
  readonly index?: "gsi1" | "gsi2";
};

const readerKeyUse = ["kms:Decrypt", "kms:DescribeKey"] as const;
const writerKeyUse = [
  ...readerKeyUse,
  "kms:Encrypt",
  "kms:GenerateDataKey",
  "kms:ReEncryptFrom",
  "kms:ReEncryptTo",
] as const;

const index = (indexName: string): GlobalSecondaryIndexPropsV2 => ({
  indexName,
  partitionKey: { name: `${indexName}pk`, type: AttributeType.STRING },
  sortKey: { name: `${indexName}sk`, type: AttributeType.STRING },
});

/** The one table. */
export class RegistryTable extends Construct {
  readonly name: string;
  readonly streamArn: string;
  private readonly table: TableV2;
  private readonly key: Key;
  constructor(scope: Construct, id: string, key: Key) {
    super(scope, id);
    this.key = key;
    this.table = new TableV2(this, "Table", {
      partitionKey: { name: "pk", type: AttributeType.STRING },
      sortKey: { name: "sk", type: AttributeType.STRING },
      globalSecondaryIndexes: [index("gsi1"), index("gsi2")],
      timeToLiveAttribute: "expiresAt",
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.customerManagedKey(key),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.name = this.table.tableName;
    this.streamArn = this.table.tableStreamArn ?? "";
  }

  /** Lets a function do exactly these actions on exactly these partitions. */
  allow(grantee: IGrantable, { actions, partitions, index: of }: Access): void {
    const { tableArn } = this.table;
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [of ? `${tableArn}/index/${of}` : tableArn],
        conditions: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [...partitions] } },
      }),
    );
    this.allowKey(
      grantee,
      actions.some((action) => writes.some((write) => write === action)) ? writerKeyUse : readerKeyUse,
    );
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

  /** DynamoDB opens the table's own key in the caller's name; nothing else may be decrypted with it. */
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
