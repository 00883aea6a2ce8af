import { BodyTooLargeError, readBody } from "#local/aws/read-body.ts";
import { verifySignature } from "#local/aws/sigv4.ts";
import type { CloudContext, Service } from "#local/cloud.ts";

import { openForwarding } from "./forward.ts";
import { tableRefusal } from "./table-refusal.ts";
import type { AnswerOf, TableAnswer, TableStep } from "./table-request.ts";

type Options = {
  readonly prefix: Service["prefix"];
  /** Of the database itself. */
  readonly endpoint: string;
  /** What every request passes on its way, in this order. Whatever shall be able to step in between, such as a fault, is one of these. */
  readonly steps: readonly TableStep[];
};

/** Of a batch; the database itself is stricter where DynamoDB is. */
const largestBody = 32 * 1024 * 1024;

const target = /^DynamoDB_20120810\.(\w+)$/;

const explain = (error: unknown): TableAnswer =>
  error instanceof BodyTooLargeError
    ? tableRefusal("SerializationException", error.message, 413)
    : // The database is being started again, perhaps; clients ask once more.
      tableRefusal("InternalServerError", `The database did not answer: ${String(error)}`, 500);

/** The way of SDK clients to the tables: only what is signed is handed on, and it is handed on as it came. */
export const createTableDoor = (context: CloudContext, { prefix, endpoint, steps }: Options): Service => {
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
