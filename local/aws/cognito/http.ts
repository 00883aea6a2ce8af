import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { BodyTooLargeError, readBody } from "#local/aws/wire/read-body.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { verifySignature } from "#local/aws/wire/sigv4.ts";
import { stamp } from "#local/aws/wire/stamp.ts";
import type { CloudContext } from "#local/cloud.ts";
import { AccessDeniedError, demand, type Asker } from "#local/aws/iam/demand.ts";
import { CognitoError } from "./errors.ts";
import { publicOperations, signedOperations } from "#local/aws/cognito/operations/table.ts";
import { unknownOperation, type Operation, type PoolContext } from "./pool-context.ts";

const target = "AWSCognitoIdentityProviderService.";
const maxBytes = 128 * 1024;
const contentType = { "content-type": "application/x-amz-json-1.1" };

const checkSignature = (context: CloudContext, request: IncomingMessage, body: Buffer): Asker => {
  const { method = "POST", url = "/", headers } = request;
  const verdict = verifySignature({ method, url, headers, body }, { ...context, service: "cognito-idp" });
  if (!verdict.ok) throw new CognitoError(verdict.code, verdict.message);
  return verdict.asker;
};

const nameOf = (request: IncomingMessage): string => {
  const name = String(request.headers["x-amz-target"] ?? "");
  return name.startsWith(target) ? name.slice(target.length) : "";
};

const OfPool = z.object({ UserPoolId: z.string() });

const checkRights = (context: CloudContext, asker: Asker, name: string, input: unknown): void => {
  const poolId = OfPool.safeParse(input).data?.UserPoolId;
  if (poolId === undefined) return;
  const { region, accountId } = context;
  const resource = `arn:aws:cognito-idp:${region}:${accountId}:userpool/${poolId}`;
  demand(context, asker, { action: `cognito-idp:${name}`, resource });
};

const operationOf = (
  context: CloudContext,
  request: IncomingMessage,
  body: Buffer,
): { run: Operation; asker: Asker } => {
  const short = nameOf(request);
  const open = publicOperations.get(short);
  if (open !== undefined) return { run: open, asker: undefined };
  const signed = signedOperations.get(short);
  if (signed === undefined) throw unknownOperation(String(request.headers["x-amz-target"] ?? ""));
  return { run: signed, asker: checkSignature(context, request, body) };
};

/**
 * The pool's firewall checks public operations only; requests signed with the account's credentials bypass
 * it.
 */
const checkFirewall = (poolContext: PoolContext, name: string, input: unknown): void => {
  if (!publicOperations.has(name)) return;
  const open = poolContext.ofCall(input)?.pool.openOperations;
  if (open?.test(name) === false)
    throw new CognitoError("ForbiddenException", "Request not allowed due to WAF block.");
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
  if (error instanceof AccessDeniedError) return new CognitoError(error.name, error.message);
  return error instanceof CognitoError ? error : undefined;
};

const statusOf = (refusal: CognitoError | undefined): number => {
  if (refusal === undefined) return 500;
  return refusal.type === "ForbiddenException" ? 403 : 400;
};

/**
 * Serves one call of the JSON protocol; unexpected errors become InternalErrorException. `onCall` receives
 * each successful call.
 */
export const answerCall = async (
  context: CloudContext,
  poolContext: PoolContext,
  request: IncomingMessage,
  response: ServerResponse,
  onCall: (name: string, input: unknown) => void,
): Promise<void> => {
  stamp(response, context.clock);
  try {
    const body = await readBody(request, maxBytes);
    const { run, asker } = operationOf(context, request, body);
    const input = parseBody(body);
    checkRights(context, asker, nameOf(request), input);
    checkFirewall(poolContext, nameOf(request), input);
    const answer = await run(poolContext, input);
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
    sendJson(response, statusOf(refusal), { __type: type, message }, headers);
  }
};
