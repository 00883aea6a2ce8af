import type { IncomingMessage } from "node:http";
import * as z from "zod";
import { BodyTooLargeError, readBody } from "#local/aws/wire/read-body.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { verifySignature } from "#local/aws/wire/sigv4.ts";
import { stamp } from "#local/aws/wire/stamp.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import { AccessDeniedError, demand, type Asker } from "#local/aws/iam/demand.ts";
import { VisionError, type VisionErrorCode } from "./vision-error.ts";

export type Operation = (input: unknown) => Promise<Record<string, unknown>>;

export type JsonServiceOptions = {
  readonly prefix: `/${string}`;
  /** The service name in signatures. */
  readonly service: "rekognition" | "textract";
  readonly target: string;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly tooLarge: VisionErrorCode;
};

type Answer = { readonly status: number; readonly body: Record<string, unknown> };

// A picture of 5 MB grows by a third in base64; the rest is a generous margin.
const LARGEST_BODY = 16 * 1024 * 1024;
const HEADERS = { "content-type": "application/x-amz-json-1.1" };

const refusal = (code: string, message: string, status = 400): Answer => ({
  status,
  body: { __type: code, Message: message },
});

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new VisionError("SerializationException", "The body is not JSON.");
  }
};

const S3Object = z.object({ Bucket: z.string(), Name: z.string() });
const Named = z.union([
  z.object({ Image: z.object({ S3Object }) }).transform(({ Image }) => Image.S3Object),
  z.object({ Document: z.object({ S3Object }) }).transform(({ Document }) => Document.S3Object),
]);

/** A picture in a bucket is read with the caller's permissions. */
const checkObject = (context: CloudContext, asker: Asker, input: unknown): void => {
  const named = Named.safeParse(input).data;
  if (named === undefined) return;
  try {
    const resource = `arn:aws:s3:::${named.Bucket}/${named.Name}`;
    demand(context, asker, { action: "s3:GetObject", resource });
  } catch (error) {
    if (!(error instanceof AccessDeniedError)) throw error;
    throw new VisionError("InvalidS3ObjectException", `Unable to get object from S3. ${error.message}`);
  }
};

const perform = async (
  context: CloudContext,
  options: JsonServiceOptions,
  request: IncomingMessage,
): Promise<Answer> => {
  const body = await readBody(request, LARGEST_BODY);
  const { method = "", url = "", headers } = request;
  const verified = verifySignature({ method, url, headers, body }, { ...context, service: options.service });
  if (!verified.ok) return refusal(verified.code, verified.message);
  const [target, name = ""] = String(headers["x-amz-target"]).split(".");
  const operation = target === options.target ? options.operations.get(name) : undefined;
  if (method !== "POST" || operation === undefined) {
    throw new VisionError("UnknownOperationException", `The operation '${name}' is not served here.`);
  }
  const input = parseJson(body);
  demand(context, verified.asker, { action: `${options.service}:${name}`, resource: "*" });
  checkObject(context, verified.asker, input);
  return { status: 200, body: await operation(input) };
};

const explain = (error: unknown, tooLarge: VisionErrorCode): Answer => {
  if (error instanceof AccessDeniedError) return refusal(error.name, error.message);
  if (error instanceof VisionError) return refusal(error.code, error.message);
  if (error instanceof z.ZodError) return refusal("InvalidParameterException", z.prettifyError(error));
  if (error instanceof BodyTooLargeError) return refusal(tooLarge, error.message);
  return refusal("InternalServerError", String(error), 500);
};

export const createJsonService = (
  context: CloudContext,
  options: JsonServiceOptions,
  close: () => Promise<void>,
): Service => ({
  prefix: options.prefix,
  handle: async (request, response) => {
    stamp(response, context.clock);
    const answer = await perform(context, options, request).catch((error: unknown) =>
      explain(error, options.tooLarge),
    );
    sendJson(response, answer.status, answer.body, HEADERS);
  },
  close,
});
