import type { IncomingMessage, ServerResponse } from "node:http";

import type { Forwarded } from "#local/gateway/gateway.ts";

/** Answers what a behaviour of the site forwards to it. */
export type Origin = {
  /** Nothing of it is kept at the edge: its answers are made for this moment. */
  readonly isLive?: true;
  handle(request: IncomingMessage, response: ServerResponse, forwarded: Forwarded): Promise<void>;
};
