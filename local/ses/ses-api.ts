import type { IncomingMessage } from "node:http";

import { BodyTooLargeError, readBody } from "#local/aws/read-body.ts";
import { sendXml } from "#local/aws/send-xml.ts";
import { verifySignature } from "#local/aws/sigv4.ts";
import { stamp } from "#local/aws/stamp.ts";
import { xmlEscape } from "#local/aws/xml-escape.ts";
import type { Service } from "#local/cloud.ts";

import { sendOperations } from "./send-operations.ts";
import type { Sending } from "./send-operations.ts";
import { SesError, invalid } from "./ses-error.ts";

const namespace = 'xmlns="http://ses.amazonaws.com/doc/2010-12-01/"';
// A message of 10 MB grows in base64, and once more by percent-encoding.
const largestBody = 40 * 1024 * 1024;

const perform = async (sending: Sending, request: IncomingMessage, requestId: string): Promise<string> => {
  const body = await readBody(request, largestBody);
  const { method = "", url = "", headers } = request;
  const verified = verifySignature({ method, url, headers, body }, { ...sending.context, service: "ses" });
  if (!verified.ok) throw new SesError(verified.code, verified.message, 403);
  const form = new URLSearchParams(body.toString());
  const action = form.get("Action") ?? "";
  const operation = sendOperations.get(action);
  if (method !== "POST" || operation === undefined)
    throw new SesError("InvalidAction", `Could not find operation ${action} here.`);
  const messageId = await operation(sending, form);
  const result = `<${action}Result><MessageId>${messageId}</MessageId></${action}Result>`;
  const metadata = `<ResponseMetadata><RequestId>${requestId}</RequestId></ResponseMetadata>`;
  return `<${action}Response ${namespace}>${result}${metadata}</${action}Response>`;
};

const toSesError = (error: unknown): SesError => {
  if (error instanceof SesError) return error;
  if (error instanceof BodyTooLargeError) return invalid(error.message);
  return new SesError("InternalFailure", String(error), 500);
};

const errorXml = ({ code, message, status }: SesError, requestId: string): string => {
  const type = status < 500 ? "Sender" : "Receiver";
  const fields = `<Type>${type}</Type><Code>${code}</Code><Message>${xmlEscape(message)}</Message>`;
  return `<ErrorResponse ${namespace}><Error>${fields}</Error><RequestId>${requestId}</RequestId></ErrorResponse>`;
};

/** The sending side, in the query protocol. */
export const createSesApi = (sending: Sending, prefix: Service["prefix"]): Service => ({
  prefix,
  handle: async (request, response) => {
    const requestId = stamp(response, sending.context.clock);
    const headers = { "content-type": "text/xml" };
    try {
      sendXml(response, 200, await perform(sending, request, requestId), headers);
    } catch (thrown) {
      const error = toSesError(thrown);
      sendXml(response, error.status, errorXml(error, requestId), headers);
    }
  },
  close: () => Promise.resolve(),
});
