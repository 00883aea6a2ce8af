import type { IncomingMessage } from "node:http";

import type { CloudContext, Service } from "#local/cloud.ts";

import { QueryError } from "./query-error.ts";
import { BodyTooLargeError, readBody } from "./read-body.ts";
import { sendXml } from "./send-xml.ts";
import { verifySignature } from "./sigv4.ts";
import { stamp } from "./stamp.ts";
import { xmlEscape } from "./xml-escape.ts";

/** Answers with the id of the message it sent. */
export type SendOperation = (form: URLSearchParams) => Promise<string>;

type Options = {
  readonly prefix: Service["prefix"];
  /** The name requests are signed for. */
  readonly service: "ses" | "sns";
  /** Of the answers, such as http://ses.amazonaws.com/doc/2010-12-01/. */
  readonly namespace: string;
  readonly largestBody: number;
  readonly invalidCode: string;
  /** By the action's name. */
  readonly operations: ReadonlyMap<string, SendOperation>;
};

const perform = async (
  context: CloudContext,
  options: Options,
  request: IncomingMessage,
  requestId: string,
): Promise<string> => {
  const { service, namespace, operations } = options;
  const body = await readBody(request, options.largestBody);
  const { method = "", url = "", headers } = request;
  const verified = verifySignature({ method, url, headers, body }, { ...context, service });
  if (!verified.ok) throw new QueryError(verified.code, verified.message, 403);
  const form = new URLSearchParams(body.toString());
  const action = form.get("Action") ?? "";
  const operation = operations.get(action);
  if (method !== "POST" || operation === undefined)
    throw new QueryError("InvalidAction", `Could not find operation ${action} here.`);
  const messageId = await operation(form);
  const result = `<${action}Result><MessageId>${messageId}</MessageId></${action}Result>`;
  const metadata = `<ResponseMetadata><RequestId>${requestId}</RequestId></ResponseMetadata>`;
  return `<${action}Response xmlns="${namespace}">${result}${metadata}</${action}Response>`;
};

const asQueryError = (error: unknown, invalidCode: string): QueryError => {
  if (error instanceof QueryError) return error;
  if (error instanceof BodyTooLargeError) return new QueryError(invalidCode, error.message);
  return new QueryError("InternalFailure", String(error), 500);
};

const errorXml = ({ code, message, status }: QueryError, namespace: string, requestId: string): string => {
  const type = status < 500 ? "Sender" : "Receiver";
  const fields = `<Type>${type}</Type><Code>${code}</Code><Message>${xmlEscape(message)}</Message>`;
  return `<ErrorResponse xmlns="${namespace}"><Error>${fields}</Error><RequestId>${requestId}</RequestId></ErrorResponse>`;
};

/** Serves operations that send something, in the query protocol, to signed requests. */
export const createQueryService = (context: CloudContext, options: Options): Service => ({
  prefix: options.prefix,
  handle: async (request, response) => {
    const requestId = stamp(response, context.clock);
    const headers = { "content-type": "text/xml" };
    try {
      sendXml(response, 200, await perform(context, options, request, requestId), headers);
    } catch (thrown) {
      const error = asQueryError(thrown, options.invalidCode);
      sendXml(response, error.status, errorXml(error, options.namespace, requestId), headers);
    }
  },
  close: () => Promise.resolve(),
});
