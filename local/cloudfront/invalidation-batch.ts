import { XMLParser } from "fast-xml-parser";
import * as z from "zod";

import { CloudFrontError } from "./cloudfront-error.ts";

export type Batch = { readonly reference: string; readonly paths: readonly string[] };

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

/** Reads what CreateInvalidation is sent. */
export const readBatch = (xml: string): Batch => {
  const { Paths, CallerReference } = parse(xml);
  const paths = Paths.Items.Path;
  if (Paths.Quantity !== paths.length)
    throw new CloudFrontError("InconsistentQuantities", 400, "Quantity and the number of items differ.");
  return { reference: CallerReference, paths };
};
