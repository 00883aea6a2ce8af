import { buffer } from "node:stream/consumers";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { Sha256 } from "./sha256.ts";

/** A connection to DynamoDB as the environment says. What is the same everywhere is told outright: to look for it costs a cold start more than to open the client. */
export const openClient = (): DynamoDBClient => {
  const client = new DynamoDBClient({
    defaultsMode: "standard",
    retryMode: "standard",
    maxAttempts: 3,
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    // What every call passes through is put together once for each command, not at each call.
    cacheMiddleware: true,
    sha256: Sha256,
    // The SDK pipes each answer into a stream of its own, and what hangs together so outlives its request: memory fills five times as fast, and to clear it takes a quarter of a second.
    streamCollector: buffer,
  });
  // It copies every item that comes or goes for a log that nobody keeps.
  client.middlewareStack.remove("loggerMiddleware");
  return client;
};
