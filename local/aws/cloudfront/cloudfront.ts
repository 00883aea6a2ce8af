import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BodyTooLargeError, readBody } from "#local/aws/wire/read-body.ts";
import { sendXml } from "#local/aws/wire/send-xml.ts";
import { verifySignature } from "#local/aws/wire/sigv4.ts";
import { stamp } from "#local/aws/wire/stamp.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import { AccessDeniedError, demand } from "#local/aws/iam/demand.ts";
import type { EdgeCache } from "./edge-cache.ts";
import { XMLParser } from "fast-xml-parser";
import * as z from "zod";

class CloudFrontError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, status: number, message: string) {
    super(message);
    this.name = "CloudFrontError";
    this.code = code;
    this.status = status;
  }
}

type Batch = { readonly reference: string; readonly paths: readonly string[] };

const Document = z.object({
  InvalidationBatch: z.object({
    Paths: z.object({
      Quantity: z.coerce.number().int(),
      Items: z.object({ Path: z.array(z.string().startsWith("/")) }),
    }),
    CallerReference: z.string().min(1),
  }),
});

const parser = new XMLParser({
  isArray: (name) => name === "Path",
  parseTagValue: false,
  htmlEntities: true,
});

const parse = (xml: string) => {
  try {
    return Document.parse(parser.parse(xml)).InvalidationBatch;
  } catch {
    throw new CloudFrontError("InvalidArgument", 400, "The invalidation batch is not as it should be.");
  }
};

const readBatch = (xml: string): Batch => {
  const { Paths, CallerReference } = parse(xml);
  const paths = Paths.Items.Path;
  if (Paths.Quantity !== paths.length)
    throw new CloudFrontError("InconsistentQuantities", 400, "Quantity and the number of items differ.");
  return { reference: CallerReference, paths };
};

type Options = {
  readonly prefix: Service["prefix"];
  readonly distributions: readonly string[];
  readonly edge: EdgeCache;
};

type Invalidation = { readonly id: string; readonly createdAt: string; readonly batch: Batch };

const largestBody = 1_000_000;

const namespace = "http://cloudfront.amazonaws.com/doc/2020-05-31/";

const xmlOf = ({ id, createdAt, batch }: Invalidation): string => {
  const items = batch.paths.map((path) => `<Path>${xmlEscape(path)}</Path>`).join("");
  const paths = `<Paths><Quantity>${batch.paths.length}</Quantity><Items>${items}</Items></Paths>`;
  const reference = `<CallerReference>${xmlEscape(batch.reference)}</CallerReference>`;
  const about = `<Id>${id}</Id><Status>Completed</Status><CreateTime>${createdAt}</CreateTime>`;
  const batchXml = `<InvalidationBatch>${paths}${reference}</InvalidationBatch>`;
  return `<Invalidation xmlns="${namespace}">${about}${batchXml}</Invalidation>`;
};

const errorXml = ({ code, message }: CloudFrontError, requestId: string): string => {
  const about = `<Type>Sender</Type><Code>${code}</Code><Message>${xmlEscape(message)}</Message>`;
  return `<ErrorResponse xmlns="${namespace}"><Error>${about}</Error><RequestId>${requestId}</RequestId></ErrorResponse>`;
};

const asCloudFrontError = (error: unknown): CloudFrontError => {
  if (error instanceof CloudFrontError) return error;
  if (error instanceof AccessDeniedError) return new CloudFrontError("AccessDenied", 403, error.message);
  if (error instanceof BodyTooLargeError) return new CloudFrontError("BatchTooLarge", 413, error.message);
  return new CloudFrontError("InternalError", 500, String(error));
};

/** Runs a batch once per caller reference, as CloudFront does. */
const openInvalidations = ({ clock }: CloudContext, edge: EdgeCache) => {
  const done = new Map<string, Invalidation>();
  return (batch: Batch): Invalidation => {
    const earlier = done.get(batch.reference);
    if (earlier !== undefined) {
      if (earlier.batch.paths.join("\n") === batch.paths.join("\n")) return earlier;
      throw new CloudFrontError("InvalidArgument", 400, "The caller reference was used for other paths.");
    }
    const createdAt = new Date(clock.now()).toISOString();
    const made = { id: `I${randomUUID().replaceAll("-", "").slice(0, 13).toUpperCase()}`, createdAt, batch };
    done.set(batch.reference, made);
    for (const path of batch.paths) edge.forget(path);
    return made;
  };
};

const readRequest = async (
  context: CloudContext,
  { prefix, distributions }: Options,
  request: IncomingMessage,
): Promise<Batch> => {
  const body = await readBody(request, largestBody);
  const { method = "", url = "", headers } = request;
  const verified = verifySignature({ method, url, headers, body }, { ...context, service: "cloudfront" });
  if (!verified.ok) throw new CloudFrontError(verified.code, 403, verified.message);
  const [, distribution = ""] =
    /^\/2020-05-31\/distribution\/([^/?]+)\/invalidation$/.exec(url.slice(prefix.length)) ?? [];
  if (method !== "POST" || distribution === "")
    throw new CloudFrontError("InvalidAction", 400, "Only CreateInvalidation is served here.");
  const resource = `arn:aws:cloudfront::${context.accountId}:distribution/${distribution}`;
  demand(context, verified.asker, { action: "cloudfront:CreateInvalidation", resource });
  if (!distributions.includes(distribution))
    throw new CloudFrontError("NoSuchDistribution", 404, "The specified distribution does not exist.");
  return readBatch(body.toString());
};

/** Serves CreateInvalidation; the invalidation is complete when the response is sent. */
export const createCloudFront = (context: CloudContext, options: Options): Service => {
  const invalidate = openInvalidations(context, options.edge);
  return {
    prefix: options.prefix,
    handle: async (request, response) => {
      const requestId = stamp(response, context.clock);
      try {
        sendXml(response, 201, xmlOf(invalidate(await readRequest(context, options, request))));
      } catch (thrown) {
        const error = asCloudFrontError(thrown);
        sendXml(response, error.status, errorXml(error, requestId));
      }
    },
    close: () => Promise.resolve(),
  };
};
