import type { IncomingMessage } from "node:http";
import type { CloudContext, Service } from "#local/cloud.ts";
import type { RequiredPermission } from "#local/aws/iam/required-permission.ts";
import { AccessDeniedError, demand } from "#local/aws/iam/demand.ts";
import { QueryError } from "./query-error.ts";
import { BodyTooLargeError, readBody } from "./read-body.ts";
import { sendXml } from "./send-xml.ts";
import { verifySignature } from "./sigv4.ts";
import { stamp } from "./stamp.ts";
import { xmlEscape } from "./xml-escape.ts";

/** Returns the XML inside the result element. */
export type QueryOperation = (form: URLSearchParams) => Promise<string>;

type Options = {
  readonly prefix: Service["prefix"];
  /** The service name in signatures. */
  readonly service: "ses" | "sns" | "monitoring";
  /** The XML namespace of responses, e.g. http://ses.amazonaws.com/doc/2010-12-01/. */
  readonly namespace: string;
  readonly largestBody: number;
  readonly invalidCode: string;
  readonly operations: ReadonlyMap<string, QueryOperation>;
  readonly rights: (action: string, form: URLSearchParams) => readonly RequiredPermission[];
  readonly refuse: (denied: AccessDeniedError) => QueryError;
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
  demand(context, verified.asker, ...options.rights(action, form));
  const result = `<${action}Result>${await operation(form)}</${action}Result>`;
  const metadata = `<ResponseMetadata><RequestId>${requestId}</RequestId></ResponseMetadata>`;
  return `<${action}Response xmlns="${namespace}">${result}${metadata}</${action}Response>`;
};

export const messageIdXml = (messageId: string): string => `<MessageId>${messageId}</MessageId>`;

const asQueryError = (error: unknown, { invalidCode, refuse }: Options): QueryError => {
  if (error instanceof AccessDeniedError) return refuse(error);
  if (error instanceof QueryError) return error;
  if (error instanceof BodyTooLargeError) return new QueryError(invalidCode, error.message);
  return new QueryError("InternalFailure", String(error), 500);
};

const errorXml = ({ code, message, status }: QueryError, namespace: string, requestId: string): string => {
  const type = status < 500 ? "Sender" : "Receiver";
  const fields = `<Type>${type}</Type><Code>${code}</Code><Message>${xmlEscape(message)}</Message>`;
  return `<ErrorResponse xmlns="${namespace}"><Error>${fields}</Error><RequestId>${requestId}</RequestId></ErrorResponse>`;
};

export const createQueryService = (context: CloudContext, options: Options): Service => ({
  prefix: options.prefix,
  handle: async (request, response) => {
    const requestId = stamp(response, context.clock);
    const headers = { "content-type": "text/xml" };
    try {
      sendXml(response, 200, await perform(context, options, request, requestId), headers);
    } catch (thrown) {
      const error = asQueryError(thrown, options);
      sendXml(response, error.status, errorXml(error, options.namespace, requestId), headers);
    }
  },
  close: () => Promise.resolve(),
});
