import { randomUUID } from "node:crypto";
import type { StreamMapping } from "#local/template/readers/stream-mappings.ts";
import type { StreamRecord } from "./streams-client.ts";

/** Writes an object with a function's role. */
export type PutAside = (functionName: string, bucket: string, key: string, body: string) => Promise<void>;

const shardId = "shardId-00000000000000000000-local";

/** Lambda's record of a discarded batch in a failure bucket; `payload` holds the records as JSON. */
export const invocationRecord = (
  { id, functionName, streamArn, retries = 0 }: StreamMapping,
  batch: readonly StreamRecord[],
  at: string,
): { key: string; body: string } => {
  const [first, last] = [batch.at(0), batch.at(-1)];
  const [, region = "", accountId = ""] = /^arn:aws:dynamodb:([^:]+):([^:]+):/.exec(streamArn) ?? [];
  const day = at.slice(0, 10).replaceAll("-", "/");
  const body = {
    requestContext: {
      requestId: randomUUID(),
      functionArn: `arn:aws:lambda:${region}:${accountId}:function:${functionName}`,
      condition: "RetryAttemptsExhausted",
      approximateInvokeCount: retries + 1,
    },
    responseContext: { statusCode: 200, executedVersion: "$LATEST", functionError: "Unhandled" },
    version: "1.0",
    timestamp: at,
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: first?.dynamodb.SequenceNumber,
      endSequenceNumber: last?.dynamodb.SequenceNumber,
      batchSize: batch.length,
      streamArn,
    },
    payload: JSON.stringify({ Records: batch }),
  };
  const time = at.slice(0, 19).replaceAll(":", ".");
  return {
    key: `aws/lambda/${id}/${shardId}/${day}/${time}-${randomUUID()}`,
    body: JSON.stringify(body),
  };
};
