import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Clock } from "#local/cloud.ts";

/**
 * Sets a request id and the emulator's time: SDK clients correct their clock by the Date header after it was
 * moved.
 */
export const stamp = (response: ServerResponse, clock: Clock): string => {
  const requestId = randomUUID();
  response.setHeader("date", new Date(clock.now()).toUTCString());
  response.setHeader("x-amzn-requestid", requestId);
  return requestId;
};
