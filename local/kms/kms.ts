import type { IncomingMessage } from "node:http";

import * as z from "zod";

import { BodyTooLargeError, readBody } from "#local/aws/read-body.ts";
import { sendJson } from "#local/aws/send-json.ts";
import { verifySignature } from "#local/aws/sigv4.ts";
import { stamp } from "#local/aws/stamp.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import { AccessDeniedError, demand } from "#local/iam/demand.ts";

import { keyRights } from "./key-rights.ts";
import { openKeyring } from "./keyring.ts";
import type { Keyring, KmsKey } from "./keyring.ts";
import { KmsError } from "./kms-error.ts";
import { operations } from "./operations.ts";

type KmsOptions = { prefix: `/${string}`; keys: KmsKey[] };

type Answer = { status: number; body: Record<string, unknown> };

const largestBody = 64 * 1024;
const headers = { "content-type": "application/x-amz-json-1.1" };

const refusal = (code: string, message: string): Answer => ({ status: 400, body: { __type: code, message } });

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new KmsError("ValidationException", "The body is not JSON.");
  }
};

const perform = async (
  context: CloudContext,
  keyring: Keyring,
  request: IncomingMessage,
): Promise<Answer> => {
  const body = await readBody(request, largestBody);
  const { method = "", url = "", headers: received } = request;
  const verified = verifySignature({ method, url, headers: received, body }, { ...context, service: "kms" });
  if (!verified.ok) return refusal(verified.code, verified.message);
  const [, name = ""] = /^TrentService\.(\w+)$/.exec(String(received["x-amz-target"])) ?? [];
  const operation = operations.get(name);
  if (method !== "POST" || operation === undefined)
    throw new KmsError("UnknownOperationException", `The operation '${name}' is not served here.`);
  const input = parseJson(body);
  demand(context, verified.asker, ...keyRights(keyring, name, input));
  return { status: 200, body: operation(keyring, input) };
};

const explain = (error: unknown): Answer => {
  if (error instanceof AccessDeniedError) return refusal(error.name, error.message);
  if (error instanceof KmsError) return refusal(error.code, error.message);
  if (error instanceof z.ZodError) return refusal("ValidationException", z.prettifyError(error));
  if (error instanceof BodyTooLargeError) return refusal("ValidationException", error.message);
  return { status: 500, body: { __type: "KMSInternalException", message: String(error) } };
};

/** Serves encryption and message authentication with keys that never leave the state folder. */
export const createKms = (context: CloudContext, { prefix, keys }: KmsOptions): Service => {
  const keyring = openKeyring(keys, context.stateDir, context.clock);
  return {
    prefix,
    handle: async (request, response) => {
      stamp(response, context.clock);
      const answer = await perform(context, keyring, request).catch(explain);
      sendJson(response, answer.status, answer.body, headers);
    },
    close: () => {
      keyring.close();
      return Promise.resolve();
    },
  };
};
