import { IncomingMessage } from "node:http";

export const replay = (request: IncomingMessage, body: Buffer): IncomingMessage => {
  const copy = new IncomingMessage(request.socket);
  copy.method = request.method ?? "GET";
  copy.url = request.url ?? "/";
  copy.headers = request.headers;
  copy.rawHeaders = request.rawHeaders;
  copy.push(body);
  copy.push(null);
  copy.complete = true;
  return copy;
};
