import type { IncomingMessage, ServerResponse } from "node:http";

import type { Forwarded } from "#local/gateway/gateway.ts";

/** Answers what a behaviour of the site forwards to it. */
export type Origin = {
  handle(request: IncomingMessage, response: ServerResponse, forwarded: Forwarded): Promise<void>;
};
