import type { IncomingMessage } from "node:http";
import * as z from "zod";
import { readBody } from "#local/aws/wire/read-body.ts";

const Json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("The body is not JSON.");
    return z.NEVER;
  }
});

const largestBody = 100_000;

export const readJson = async <T extends z.ZodType>(request: IncomingMessage, schema: T) =>
  Json.pipe(schema).safeParse((await readBody(request, largestBody)).toString());
