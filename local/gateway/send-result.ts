import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

import * as z from "zod";

import { sendJson } from "#local/aws/send-json.ts";

const Result = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullish(),
  cookies: z.array(z.string()).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

const hasStatus = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "statusCode" in value;

const headersOf = (result: z.infer<typeof Result>): OutgoingHttpHeaders => {
  const entries = Object.entries(result.headers ?? {});
  const headers = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
  return {
    "content-type": "text/plain;charset=UTF-8",
    ...headers,
    ...(result.cookies?.length ? { "set-cookie": result.cookies } : {}),
  };
};

/** Answers with what a function returned; whatever has no status code is taken as a JSON body. */
export const sendResult = (response: ServerResponse, returned: unknown): void => {
  if (!hasStatus(returned)) return sendJson(response, 200, returned);
  const result = Result.safeParse(returned);
  if (!result.success) return sendJson(response, 500, { message: "Internal Server Error" });
  const { statusCode, body, isBase64Encoded } = result.data;
  const bytes = Buffer.from(body ?? "", isBase64Encoded === true ? "base64" : "utf8");
  const length = statusCode === 204 || statusCode === 304 ? {} : { "content-length": bytes.length };
  response.writeHead(statusCode, { ...headersOf(result.data), ...length });
  response.end(bytes);
};
