import { Sha256 } from "@aws-crypto/sha256-js";
import { SignatureV4 } from "@smithy/signature-v4";
import * as z from "zod";
import type { Credentials } from "#local/aws/wire/credentials.ts";

/** A stream record; DynamoDB Streams and Lambda share its shape. */
export const StreamRecord = z.looseObject({
  eventID: z.string(),
  eventName: z.enum(["INSERT", "MODIFY", "REMOVE"]),
  dynamodb: z.looseObject({ SequenceNumber: z.string(), ApproximateCreationDateTime: z.number() }),
});
export type StreamRecord = z.infer<typeof StreamRecord>;

const Description = z.object({
  StreamDescription: z.object({
    Shards: z.array(z.object({ ShardId: z.string() })).default([]),
    LastEvaluatedShardId: z.string().optional(),
  }),
});
const Iterator = z.object({ ShardIterator: z.string() });
const Records = z.object({
  Records: z.array(StreamRecord).default([]),
  NextShardIterator: z.string().nullish(),
});

export type StreamsClient = {
  shards(streamArn: string): Promise<string[]>;
  /** An iterator after a sequence number, or at the oldest record. */
  iterator(streamArn: string, shardId: string, after: string | undefined): Promise<string>;
  records(iterator: string, limit: number): Promise<z.infer<typeof Records>>;
};

export type StreamsClientOptions = { endpoint: string; region: string; credentials: Credentials };

type Call = <T extends z.ZodType>(operation: string, input: object, shape: T) => Promise<z.output<T>>;

const createCall = ({ endpoint, region, credentials }: StreamsClientOptions): Call => {
  const { hostname, port, host, pathname } = new URL(endpoint);
  const signer = new SignatureV4({ service: "dynamodb", region, credentials, sha256: Sha256 });
  return async (operation, input, shape) => {
    const body = JSON.stringify(input);
    const headers = {
      host,
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": `DynamoDBStreams_20120810.${operation}`,
    };
    const request = { method: "POST", protocol: "http:", hostname, path: pathname, headers, body };
    const signed = await signer.sign({ ...request, port: Number(port), query: {} });
    const response = await fetch(endpoint, { method: "POST", headers: signed.headers, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${operation}: ${response.status} ${text}`);
    return shape.parse(JSON.parse(text));
  };
};

export const createStreamsClient = (options: StreamsClientOptions): StreamsClient => {
  const call = createCall(options);
  return {
    shards: async (streamArn) => {
      const shards: string[] = [];
      let after: string | undefined;
      do {
        const input = { StreamArn: streamArn, ExclusiveStartShardId: after };
        const { StreamDescription } = await call("DescribeStream", input, Description);
        shards.push(...StreamDescription.Shards.map(({ ShardId }) => ShardId));
        after = StreamDescription.LastEvaluatedShardId;
      } while (after !== undefined);
      return shards;
    },
    iterator: async (streamArn, shardId, after) => {
      const position =
        after === undefined
          ? { ShardIteratorType: "TRIM_HORIZON" }
          : { ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: after };
      const input = { StreamArn: streamArn, ShardId: shardId, ...position };
      return (await call("GetShardIterator", input, Iterator)).ShardIterator;
    },
    records: (iterator, limit) => call("GetRecords", { ShardIterator: iterator, Limit: limit }, Records),
  };
};
