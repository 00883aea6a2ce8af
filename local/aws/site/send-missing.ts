import type { ServerResponse } from "node:http";

export const sendMissing = (response: ServerResponse): void => {
  response.writeHead(404, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end("Not Found\n");
};
