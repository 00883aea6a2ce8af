import type { IncomingMessage, ServerResponse } from "node:http";

import { BodyTooLargeError, readBody } from "#local/aws/read-body.ts";
import { sendJson } from "#local/aws/send-json.ts";
import { verifySignature } from "#local/aws/sigv4.ts";
import { stamp } from "#local/aws/stamp.ts";
import type { CloudContext } from "#local/cloud.ts";

import { CognitoError } from "./errors.ts";
import { publicOperations, signedOperations } from "./operations/table.ts";
import { unknownOperation } from "./world.ts";
import type { Operation, World } from "./world.ts";

const target = "AWSCognitoIdentityProviderService.";
const mostBytes = 128 * 1024;
const contentType = { "content-type": "application/x-amz-json-1.1" };

const checkSignature = (context: CloudContext, request: IncomingMessage, body: Buffer): void => {
  const { credentials, clock } = context;
  const { method = "POST", url = "/", headers } = request;
  const verdict = verifySignature(
    { method, url, headers, body },
    { credentials, clock, service: "cognito-idp" },
  );
  if (!verdict.ok) throw new CognitoError(verdict.code, verdict.message);
};

const nameOf = (request: IncomingMessage): string => {
  const name = String(request.headers["x-amz-target"] ?? "");
  return name.startsWith(target) ? name.slice(target.length) : "";
};

const operationOf = (context: CloudContext, request: IncomingMessage, body: Buffer): Operation => {
  const short = nameOf(request);
  const open = publicOperations.get(short);
  if (open !== undefined) return open;
  const signed = signedOperations.get(short);
  if (signed === undefined) throw unknownOperation(String(request.headers["x-amz-target"] ?? ""));
  checkSignature(context, request, body);
  return signed;
};

const parseBody = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new CognitoError("SerializationException", "The request body is not JSON.");
  }
};

const asRefusal = (error: unknown): CognitoError | undefined => {
  if (error instanceof BodyTooLargeError) return new CognitoError("SerializationException", error.message);
  return error instanceof CognitoError ? error : undefined;
};

/** Answers one call of the JSON protocol; what goes wrong inside is answered as InternalErrorException. `onCall` hears of each that succeeds. */
export const answerCall = async (
  context: CloudContext,
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  onCall: (name: string, input: unknown) => void,
): Promise<void> => {
  stamp(response, context.clock);
  try {
    const body = await readBody(request, mostBytes);
    const run = operationOf(context, request, body);
    const input = parseBody(body);
    const answer = await run(world, input);
    onCall(nameOf(request), input);
    sendJson(response, 200, answer, contentType);
  } catch (error) {
    const refusal = asRefusal(error);
    if (refusal === undefined) console.error("The user pool failed:", error);
    const type = refusal?.type ?? "InternalErrorException";
    const message = refusal?.message ?? "Internal error";
    const headers = {
      ...contentType,
      "x-amzn-errortype": type,
      "x-amzn-errormessage": encodeURIComponent(message),
    };
    sendJson(response, refusal === undefined ? 500 : 400, { __type: type, message }, headers);
  }
};
