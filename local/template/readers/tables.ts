import * as z from "zod";
import type { TableShape } from "#local/aws/dynamodb/table-shape.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { TemplateError } from "#local/template/template-error.ts";

const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(["HASH", "RANGE"]) }));

const Index = z.object({
  IndexName: z.string(),
  KeySchema,
  Projection: z.object({
    ProjectionType: z.enum(["ALL", "KEYS_ONLY", "INCLUDE"]),
    NonKeyAttributes: z.array(z.string()).default([]),
  }),
});

const Table = z.object({
  KeySchema,
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(["S", "N", "B"]) }),
  ),
  GlobalSecondaryIndexes: z.array(Index).default([]),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
  SSESpecification: z.object({ KMSMasterKeyId: z.string().optional() }).optional(),
  Replicas: z
    .array(
      z.looseObject({ SSESpecification: z.object({ KMSMasterKeyId: z.string().optional() }).optional() }),
    )
    .default([]),
  StreamSpecification: z
    .object({ StreamViewType: z.enum(["NEW_AND_OLD_IMAGES", "NEW_IMAGE", "OLD_IMAGE", "KEYS_ONLY"]) })
    .optional(),
});

export type TableConfig = TableShape & {
  readonly streamArn: string;
  /** The encryption key, if the template declares one. */
  readonly keyArn: string | undefined;
};

const keyOf = (schema: z.infer<typeof KeySchema>): TableShape["key"] => {
  const partition = schema.find((part) => part.KeyType === "HASH")?.AttributeName;
  if (partition === undefined) throw new TemplateError("a table has no partition key.");
  return { partition, sort: schema.find((part) => part.KeyType === "RANGE")?.AttributeName };
};

const projectionOf = ({ Projection }: z.infer<typeof Index>): TableShape["indexes"][number]["projection"] =>
  Projection.ProjectionType === "INCLUDE" ? Projection.NonKeyAttributes : Projection.ProjectionType;

export const readTables = (template: CloudTemplate): TableConfig[] =>
  ["AWS::DynamoDB::Table", "AWS::DynamoDB::GlobalTable"]
    .flatMap((type) => template.all(type, Table))
    .map(({ ref, arn, properties }) => ({
      name: ref,
      streamArn: `${arn}/stream/local`,
      keyArn: [properties, ...properties.Replicas]
        .map(({ SSESpecification }) => SSESpecification?.KMSMasterKeyId)
        .find((key) => key?.startsWith("arn:")),
      key: keyOf(properties.KeySchema),
      attributes: Object.fromEntries(
        properties.AttributeDefinitions.map(({ AttributeName, AttributeType }) => [
          AttributeName,
          AttributeType,
        ]),
      ),
      indexes: properties.GlobalSecondaryIndexes.map((index) => ({
        name: index.IndexName,
        key: keyOf(index.KeySchema),
        projection: projectionOf(index),
      })),
      ttlAttribute: properties.TimeToLiveSpecification?.Enabled
        ? properties.TimeToLiveSpecification.AttributeName
        : undefined,
      stream: properties.StreamSpecification?.StreamViewType,
    }));
