import type { IncomingMessage } from "node:http";

export class BodyTooLargeError extends Error {
  constructor(limitBytes: number) {
    super(`The request body is larger than ${limitBytes} bytes.`);
    this.name = "BodyTooLargeError";
  }
}

/** Reads a whole body; throws BodyTooLargeError above the limit, but only after the client has sent everything, so that it can read the answer. */
export const readBody = async (request: IncomingMessage, limitBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= limitBytes) chunks.push(bytes);
    else chunks.length = 0;
  }
  if (size > limitBytes) throw new BodyTooLargeError(limitBytes);
  return Buffer.concat(chunks);
};
