import type { IncomingMessage, ServerResponse } from "node:http";
import type { Forwarded } from "#local/aws/gateway/gateway.ts";

export type Origin = {
  /** The edge caches nothing of a live origin. */
  readonly isLive?: true;
  handle(request: IncomingMessage, response: ServerResponse, forwarded: Forwarded): Promise<void>;
};
