import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** `xml` is the root element, already escaped. */
export const sendXml = (
  response: ServerResponse,
  status: number,
  xml: string,
  headers: OutgoingHttpHeaders = {},
): void => {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
  response.writeHead(status, {
    "content-type": "application/xml",
    "content-length": body.length,
    ...headers,
  });
  response.end(body);
};
