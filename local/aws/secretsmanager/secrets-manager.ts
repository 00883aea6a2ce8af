import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import * as z from "zod";
import { BodyTooLargeError, readBody } from "#local/aws/wire/read-body.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { verifySignature } from "#local/aws/wire/sigv4.ts";
import { stamp } from "#local/aws/wire/stamp.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import { AccessDeniedError, demand } from "#local/aws/iam/demand.ts";
import type { SecretConfig } from "#local/template/readers/secrets.ts";

type Options = {
  readonly prefix: Service["prefix"];
  readonly secrets: readonly SecretConfig[];
  /** The value of a secret by its ARN; generated values stay the same. */
  readonly valueOf: (arn: string) => string;
};

type Answer = { readonly status: number; readonly body: Record<string, unknown> };

const largestBody = 64 * 1024;
const headers = { "content-type": "application/x-amz-json-1.1" };
const current = "AWSCURRENT";

const Input = z.object({
  SecretId: z.string().min(1).max(2048),
  VersionId: z.string().optional(),
  VersionStage: z.string().default(current),
});

const refusal = (code: string, message: string, status = 400): Answer => ({
  status,
  body: { __type: code, Message: message },
});

/** A name, an ARN, or an ARN without its random suffix. */
const isNamed = ({ arn, name }: SecretConfig, id: string): boolean =>
  id === name || id === arn || id === arn.slice(0, arn.lastIndexOf("-"));

const versionOf = (value: string): string =>
  createHash("sha256")
    .update(value)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

const getSecretValue = (
  { secrets, valueOf }: Options,
  body: unknown,
  mayRead: (arn: string) => void,
): Answer => {
  const input = Input.safeParse(body);
  if (!input.success) return refusal("InvalidParameterException", z.prettifyError(input.error));
  const { SecretId, VersionId, VersionStage } = input.data;
  const secret = secrets.find((candidate) => isNamed(candidate, SecretId));
  if (secret !== undefined) mayRead(secret.arn);
  const value = secret === undefined ? undefined : valueOf(secret.arn);
  if (secret === undefined || value === undefined || VersionStage !== current)
    return refusal("ResourceNotFoundException", "Secrets Manager can't find the specified secret.");
  const version = versionOf(value);
  if (VersionId !== undefined && VersionId !== version)
    return refusal("ResourceNotFoundException", "Secrets Manager can't find the specified secret version.");
  const { arn, name } = secret;
  return {
    status: 200,
    body: { ARN: arn, Name: name, VersionId: version, SecretString: value, VersionStages: [current] },
  };
};

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};

const perform = async (
  context: CloudContext,
  options: Options,
  request: IncomingMessage,
): Promise<Answer> => {
  const body = await readBody(request, largestBody);
  const { method = "", url = "", headers: received } = request;
  const verified = verifySignature(
    { method, url, headers: received, body },
    { ...context, service: "secretsmanager" },
  );
  if (!verified.ok) return refusal(verified.code, verified.message);
  if (method !== "POST" || received["x-amz-target"] !== "secretsmanager.GetSecretValue")
    return refusal("UnknownOperationException", "Only GetSecretValue is served here.");
  return getSecretValue(options, parseJson(body), (resource) =>
    demand(context, verified.asker, { action: "secretsmanager:GetSecretValue", resource }),
  );
};

const explain = (error: unknown): Answer => {
  if (error instanceof AccessDeniedError) return refusal(error.name, error.message);
  return error instanceof BodyTooLargeError
    ? refusal("InvalidRequestException", error.message)
    : refusal("InternalServiceError", String(error), 500);
};

export const createSecretsManager = (context: CloudContext, options: Options): Service => ({
  prefix: options.prefix,
  handle: async (request, response) => {
    stamp(response, context.clock);
    const answer = await perform(context, options, request).catch(explain);
    sendJson(response, answer.status, answer.body, headers);
  },
  close: () => Promise.resolve(),
});
