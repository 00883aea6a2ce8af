import { buffer } from "node:stream/consumers";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { Sha256 } from "./sha256.ts";

/** Opens a client. Options that are the same everywhere are fixed here, because resolving them slows down a cold start. */
export const openClient = (): DynamoDBClient => {
  const client = new DynamoDBClient({
    defaultsMode: "standard",
    retryMode: "standard",
    maxAttempts: 3,
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    // Builds the middleware once per command, not per call.
    cacheMiddleware: true,
    sha256: Sha256,
    // The SDK's own collector pipes each response into a stream that outlives the request: memory fills five times as fast, and collecting it takes 250 ms.
    streamCollector: buffer,
  });
  // The logger copies every item, though no log is configured.
  client.middlewareStack.remove("loggerMiddleware");
  return client;
};
