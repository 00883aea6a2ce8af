import type { IncomingMessage, ServerResponse } from "node:http";

import { drain } from "#local/aws/drain.ts";
import { sendXml } from "#local/aws/send-xml.ts";
import { xmlEscape } from "#local/aws/xml-escape.ts";

import { S3Error } from "./s3-error.ts";

const elements = (fields: Record<string, string | number>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${xmlEscape(String(value))}</${name}>`)
    .join("");

/** Answers with S3's XML error, once the client has sent all it wanted to send. */
export const sendS3Error = async (
  exchange: { request: IncomingMessage; response: ServerResponse; requestId: string },
  thrown: unknown,
): Promise<void> => {
  const { request, response, requestId } = exchange;
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const error = thrown instanceof S3Error ? thrown : new S3Error("InternalError", 500, String(thrown));
  await drain(request);
  if (!request.complete) response.setHeader("connection", "close");
  if (request.method === "HEAD") {
    response.writeHead(error.status).end();
    return;
  }
  const fields = { Code: error.code, Message: error.message, ...error.details, RequestId: requestId };
  sendXml(response, error.status, `<Error>${elements(fields)}</Error>`);
};
