import { BodyTooLargeError, readBody } from "#local/aws/wire/read-body.ts";
import { verifySignature } from "#local/aws/wire/sigv4.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import { tableRefusal } from "./table-refusal.ts";
import type { AnswerOf, TableAnswer, TableStep } from "./table-request.ts";
import {
  Agent,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from "node:http";

/** Headers of one connection, which are not forwarded. */
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

/** Forwards requests unchanged over connections that stay open. */
const openForwarding = (endpoint: string): { forward: AnswerOf; close: () => void } => {
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

type Options = {
  readonly prefix: Service["prefix"];
  /** The endpoint of the database itself. */
  readonly endpoint: string;
  /** Run in this order; each step wraps the next. */
  readonly steps: readonly TableStep[];
};

/** Fits DynamoDB's largest batch; the database itself applies the stricter limits. */
const largestBody = 32 * 1024 * 1024;

const target = /^DynamoDB_20120810\.(\w+)$/;

const explain = (error: unknown): TableAnswer =>
  error instanceof BodyTooLargeError
    ? tableRefusal("SerializationException", error.message, 413)
    : // The database may be restarting; SDK clients retry a 500.
      tableRefusal("InternalServerError", `The database did not answer: ${String(error)}`, 500);

/** Verifies signatures and forwards valid requests to the database unchanged. */
export const createTableProxy = (context: CloudContext, { prefix, endpoint, steps }: Options): Service => {
  const forwarding = openForwarding(endpoint);
  const answer = steps.reduceRight<AnswerOf>(
    (next, step) => (request) => step(request, next),
    forwarding.forward,
  );
  return {
    prefix,
    handle: async (request, response) => {
      const { method = "", url = "", headers } = request;
      const serve = async (): Promise<TableAnswer> => {
        const body = await readBody(request, largestBody);
        const verified = verifySignature({ method, url, headers, body }, { ...context, service: "dynamodb" });
        if (!verified.ok) return tableRefusal(verified.code, verified.message);
        const [, operation = ""] = target.exec(String(headers["x-amz-target"])) ?? [];
        return answer({ operation, headers, body, asker: verified.asker });
      };
      const given = await serve().catch(explain);
      response.writeHead(given.status, {
        ...given.headers,
        date: new Date(context.clock.now()).toUTCString(),
        "content-length": given.body.length,
      });
      response.end(given.body);
    },
    close: () => {
      forwarding.close();
      return Promise.resolve();
    },
  };
};
