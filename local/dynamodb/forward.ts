import { Agent, request as ask } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http";

import type { AnswerOf } from "./table-request.ts";

/** Concern one connection, not what is asked over it. */
const ofConnection = new Set([
  "connection",
  "host",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "date",
]);

const handedOn = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

const whole = (response: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => void chunks.push(chunk));
    response.once("end", () => resolve(Buffer.concat(chunks)));
    response.once("error", reject);
  });

/** Hands requests to the database as they came, over connections that stay open. */
export const openForwarding = (endpoint: string): { forward: AnswerOf; close: () => void } => {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(endpoint);
  return {
    forward: ({ headers, body }) =>
      new Promise((resolve, reject) => {
        const own = { ...handedOn(headers), "content-length": body.length };
        const asking = ask({ agent, hostname, port, method: "POST", path: "/", headers: own });
        asking.once("error", reject);
        asking.once("response", (response) => {
          const status = response.statusCode ?? 500;
          whole(response).then(
            (answered) => resolve({ status, headers: handedOn(response.headers), body: answered }),
            reject,
          );
        });
        asking.end(body);
      }),
    close: () => agent.destroy(),
  };
};
