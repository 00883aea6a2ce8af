import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** `headers` may set another content type, e.g. application/x-amz-json-1.1. */
export const sendJson = (
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: OutgoingHttpHeaders = {},
): void => {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": body.length,
    ...headers,
  });
  response.end(body);
};
