import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";

import { sendJson } from "#local/aws/send-json.ts";
import { sendXml } from "#local/aws/send-xml.ts";
import { xmlEscape } from "#local/aws/xml-escape.ts";

import { faultyServices } from "./services.ts";
import type { Refusal, ServiceName } from "./services.ts";

const codeXml = ({ code, message }: Refusal): string =>
  `<Code>${code}</Code><Message>${xmlEscape(message)}</Message>`;

const errorXml = (refusal: Refusal): string => {
  const type = refusal.status < 500 ? "Sender" : "Receiver";
  const error = `<Error><Type>${type}</Type>${codeXml(refusal)}</Error>`;
  return `<ErrorResponse>${error}<RequestId>${randomUUID()}</RequestId></ErrorResponse>`;
};

const stripeError = ({ status, code, message }: Refusal): object =>
  status === 429 ? { type: "invalid_request_error", code, message } : { type: code, message };

/** Answers in the form that clients of the service read; `more` stands beside code and message where the form is JSON. */
export const refuse = (
  service: ServiceName,
  response: ServerResponse,
  refusal: Refusal,
  more: object = {},
): void => {
  const { status, code, message } = refusal;
  switch (faultyServices[service].dialect) {
    case "json":
      return sendJson(
        response,
        status,
        { __type: code, message, ...more },
        { "content-type": "application/x-amz-json-1.1", "x-amzn-errortype": code },
      );
    case "s3":
      return sendXml(
        response,
        status,
        `<Error>${codeXml(refusal)}<RequestId>${randomUUID()}</RequestId></Error>`,
      );
    case "query":
    case "cloudfront":
      return sendXml(response, status, errorXml(refusal), { "content-type": "text/xml" });
    case "appsync":
      return sendJson(response, status, { errors: [{ errorType: code, message }] });
    case "stripe":
      return sendJson(response, status, { error: stripeError(refusal) });
    case "bankid":
      return sendJson(response, status, { errorCode: code, details: message });
  }
};
