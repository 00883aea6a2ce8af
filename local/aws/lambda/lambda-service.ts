import type { IncomingMessage, ServerResponse } from "node:http";
import { percentDecode } from "#local/aws/wire/percent.ts";
import { BodyTooLargeError, readBody } from "#local/aws/wire/read-body.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { verifySignature } from "#local/aws/wire/sigv4.ts";
import { stamp } from "#local/aws/wire/stamp.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import { AccessDeniedError, demand } from "#local/aws/iam/demand.ts";
import { rightToCall } from "./callers.ts";
import type { Dispatcher } from "./dispatcher.ts";

type LambdaOptions = {
  readonly prefix: Service["prefix"];
  /** The version behind each name and `name:alias`. */
  readonly versions: ReadonlyMap<string, string>;
  readonly invoke: Dispatcher["invoke"];
};

/** The payload limit of a synchronous invocation. */
const largestPayload = 6 * 1024 * 1024;

const refuse = (response: ServerResponse, status: number, type: string, message: string): void =>
  sendJson(response, status, { Type: "User", message }, { "x-amzn-errortype": type });

const nameIn = (path: string): string | undefined => {
  const [, given = ""] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(path) ?? [];
  const named = percentDecode(given) ?? "";
  return /^(?:arn:aws:lambda:[^:]+:[^:]+:function:)?([\w-]+(?::[\w-]+)?)(?::\$LATEST)?$/.exec(named)?.[1];
};

const parse = (body: Buffer): unknown => (body.length === 0 ? {} : JSON.parse(body.toString()));

const run = async (
  { invoke, versions }: LambdaOptions,
  name: string,
  body: Buffer,
  response: ServerResponse,
): Promise<void> => {
  const executed = { "x-amz-executed-version": versions.get(name) ?? "" };
  try {
    sendJson(response, 200, (await invoke(name, parse(body))) ?? null, executed);
  } catch (error) {
    const [errorType, errorMessage] =
      error instanceof Error ? [error.name, error.message] : ["", String(error)];
    const headers = { ...executed, "x-amz-function-error": "Unhandled" };
    sendJson(response, 200, { errorType, errorMessage }, headers);
  }
};

/** Serves Invoke to signed requests; as in Lambda, a function's error is a 200 with an error header. */
export const createLambda = (context: CloudContext, options: LambdaOptions): Service => ({
  prefix: options.prefix,
  handle: async (request: IncomingMessage, response) => {
    stamp(response, context.clock);
    const { method = "", url = "", headers } = request;
    let body: Buffer;
    try {
      body = await readBody(request, largestPayload);
    } catch (error) {
      if (!(error instanceof BodyTooLargeError)) throw error;
      return refuse(response, 413, "RequestTooLargeException", error.message);
    }
    const verified = verifySignature({ method, url, headers, body }, { ...context, service: "lambda" });
    if (!verified.ok) return refuse(response, 403, verified.code, verified.message);
    const name = nameIn(url.slice(options.prefix.length));
    if (method !== "POST" || name === undefined || !options.versions.has(name))
      return refuse(response, 404, "ResourceNotFoundException", "Function not found");
    try {
      demand(context, verified.asker, rightToCall(context, name));
    } catch (error) {
      if (!(error instanceof AccessDeniedError)) throw error;
      return refuse(response, 403, error.name, error.message);
    }
    await run(options, name, body, response);
  },
  close: () => Promise.resolve(),
});
