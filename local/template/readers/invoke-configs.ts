import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

export type InvokeConfig = {
  readonly functionName: string;
  readonly retries: number;
  /** The bucket for events that failed at every retry. */
  readonly bucket: string | undefined;
};

/** The default of Lambda. */
export const standardRetries = 2;

const Config = z.object({
  FunctionName: z.string(),
  MaximumRetryAttempts: z.coerce.number().default(standardRetries),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }).optional() }).optional(),
});

const bucketIn = (arn: string | undefined): string | undefined =>
  arn?.includes(":s3:") ? arn.split(":").at(-1) : undefined;

export const readInvokeConfigs = (template: CloudTemplate): InvokeConfig[] =>
  template.all("AWS::Lambda::EventInvokeConfig", Config).map(({ properties }) => ({
    functionName: properties.FunctionName,
    retries: properties.MaximumRetryAttempts,
    bucket: bucketIn(properties.DestinationConfig?.OnFailure?.Destination),
  }));
