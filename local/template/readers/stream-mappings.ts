import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

export type StreamMapping = {
  readonly id: string;
  /** The id in metrics. */
  readonly uuid: string;
  readonly functionName: string;
  readonly streamArn: string;
  readonly batchSize: number;
  /** One pattern must match; an empty list lets every record through. */
  readonly filters: readonly unknown[];
  /** Undefined retries a failed batch until its records are too old. */
  readonly retries: number | undefined;
  readonly oldestSeconds: number;
  readonly bisects: boolean;
  readonly reportsItemFailures: boolean;
  /** A queue gets the position of failed records, a bucket the records themselves. */
  readonly onFailure: { readonly kind: "queue" | "bucket"; readonly name: string } | undefined;
};

/** DynamoDB Streams keep a record for 24 hours. */
const streamRetentionSeconds = 24 * 60 * 60;

const Mapping = z.object({
  FunctionName: z.string(),
  EventSourceArn: z.string(),
  BatchSize: z.coerce.number().default(100),
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }).optional(),
  MaximumRetryAttempts: z.coerce.number().default(-1),
  MaximumRecordAgeInSeconds: z.coerce.number().default(-1),
  BisectBatchOnFunctionError: z.boolean().default(false),
  FunctionResponseTypes: z.array(z.string()).default([]),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }).optional() }).optional(),
  Enabled: z.boolean().default(true),
});

const destinationOf = (arn: string | undefined): StreamMapping["onFailure"] => {
  const name = arn?.split(":").at(-1);
  return name === undefined ? undefined : { kind: arn?.includes(":s3:") ? "bucket" : "queue", name };
};

const nameOf = (functionName: string): string => /:function:([^:/]+)/.exec(functionName)?.[1] ?? functionName;

export const readStreamMappings = (template: CloudTemplate): StreamMapping[] =>
  template
    .all("AWS::Lambda::EventSourceMapping", Mapping)
    .filter(({ properties }) => properties.Enabled && properties.EventSourceArn.includes(":dynamodb:"))
    .map(({ logicalId, ref, properties }) => ({
      id: logicalId,
      uuid: ref,
      functionName: nameOf(properties.FunctionName),
      streamArn: properties.EventSourceArn,
      batchSize: properties.BatchSize,
      filters: (properties.FilterCriteria?.Filters ?? []).map(({ Pattern }): unknown => JSON.parse(Pattern)),
      retries: properties.MaximumRetryAttempts < 0 ? undefined : properties.MaximumRetryAttempts,
      oldestSeconds:
        properties.MaximumRecordAgeInSeconds < 0
          ? streamRetentionSeconds
          : properties.MaximumRecordAgeInSeconds,
      bisects: properties.BisectBatchOnFunctionError,
      reportsItemFailures: properties.FunctionResponseTypes.includes("ReportBatchItemFailures"),
      onFailure: destinationOf(properties.DestinationConfig?.OnFailure?.Destination),
    }));
