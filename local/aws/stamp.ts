import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";

import type { Clock } from "#local/cloud.ts";

/** Marks an answer with a request id and the time of the cloud's clock: SDK clients correct their own clock by that header after the clock was moved. */
export const stamp = (response: ServerResponse, clock: Clock): string => {
  const requestId = randomUUID();
  response.setHeader("date", new Date(clock.now()).toUTCString());
  response.setHeader("x-amzn-requestid", requestId);
  return requestId;
};
