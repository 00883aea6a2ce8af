import type { CreateTableCommandInput } from "@aws-sdk/client-dynamodb";

type Key = { partition: string; sort?: string | undefined };

export type TableShape = {
  readonly name: string;
  readonly key: Key;
  readonly attributes: Readonly<Record<string, "S" | "N" | "B">>;
  readonly indexes: readonly { name: string; key: Key; projection: "ALL" | "KEYS_ONLY" | string[] }[];
  readonly ttlAttribute: string | undefined;
  readonly stream: "NEW_AND_OLD_IMAGES" | "NEW_IMAGE" | "OLD_IMAGE" | "KEYS_ONLY" | undefined;
};

const keySchema = (key: Key): NonNullable<CreateTableCommandInput["KeySchema"]> => [
  { AttributeName: key.partition, KeyType: "HASH" },
  ...(key.sort === undefined ? [] : [{ AttributeName: key.sort, KeyType: "RANGE" as const }]),
];

const projection = (of: TableShape["indexes"][number]["projection"]) =>
  typeof of === "string"
    ? { ProjectionType: of }
    : { ProjectionType: "INCLUDE" as const, NonKeyAttributes: [...of] };

export const createTableInput = (shape: TableShape): CreateTableCommandInput => ({
  TableName: shape.name,
  BillingMode: "PAY_PER_REQUEST",
  KeySchema: keySchema(shape.key),
  AttributeDefinitions: Object.entries(shape.attributes).map(([name, type]) => ({
    AttributeName: name,
    AttributeType: type,
  })),
  ...(shape.indexes.length === 0
    ? {}
    : {
        GlobalSecondaryIndexes: shape.indexes.map((index) => ({
          IndexName: index.name,
          KeySchema: keySchema(index.key),
          Projection: projection(index.projection),
        })),
      }),
  ...(shape.stream === undefined
    ? {}
    : { StreamSpecification: { StreamEnabled: true, StreamViewType: shape.stream } }),
});
