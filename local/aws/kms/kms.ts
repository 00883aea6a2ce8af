import type { IncomingMessage } from "node:http";
import * as z from "zod";
import { BodyTooLargeError, readBody } from "#local/aws/wire/read-body.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { verifySignature } from "#local/aws/wire/sigv4.ts";
import { stamp } from "#local/aws/wire/stamp.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import { AccessDeniedError, demand } from "#local/aws/iam/demand.ts";
import { openKeyring, type Keyring, type KmsKey } from "./keyring.ts";
import { KmsError } from "./kms-error.ts";
import { operations } from "./operations.ts";
import type { RequiredPermission } from "#local/aws/iam/required-permission.ts";
import { keyIdOf } from "./ciphertext.ts";

const Named = z.object({
  KeyId: z.string().optional(),
  CiphertextBlob: z.string().optional(),
  EncryptionContext: z.record(z.string(), z.string()).default({}),
});

/** The named key, or else the key of the ciphertext. */
const arnOf = (keyring: Keyring, { KeyId, CiphertextBlob }: z.output<typeof Named>): string | undefined => {
  try {
    return keyring.find(KeyId ?? keyIdOf(Buffer.from(CiphertextBlob ?? "", "base64"))).arn;
  } catch {
    return undefined;
  }
};

/** The permissions that an operation needs; none for an unknown key, which the operation itself refuses. */
const keyRights = (keyring: Keyring, operation: string, input: unknown): RequiredPermission[] => {
  const named = Named.safeParse(input).data;
  const resource = named === undefined ? undefined : arnOf(keyring, named);
  if (named === undefined || resource === undefined) return [];
  const context = Object.fromEntries(
    Object.entries(named.EncryptionContext).map(([name, value]) => [
      `kms:encryptioncontext:${name.toLowerCase()}`,
      [value],
    ]),
  );
  return [{ action: `kms:${operation}`, resource, context }];
};

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

/** Serves encryption, MACs and signatures; key material never leaves the state folder. */
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
