import type { IncomingMessage } from "node:http";

export class BodyTooLargeError extends Error {
  constructor(limitBytes: number) {
    super(`The request body is larger than ${limitBytes} bytes.`);
    this.name = "BodyTooLargeError";
  }
}

/**
 * Throws BodyTooLargeError above the limit, after the client has sent everything, so that it can read the
 * response.
 */
export const readBody = (request: IncomingMessage, limitBytes: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limitBytes) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.once("end", () =>
      size > limitBytes ? reject(new BodyTooLargeError(limitBytes)) : resolve(Buffer.concat(chunks)),
    );
    const leave = (): void => {
      // Checked first, because `close` follows every request and an error's stack trace is expensive.
      if (!request.complete) reject(new Error("The client left before it had sent everything."));
    };
    request.once("error", reject);
    request.once("close", leave);
    if (request.destroyed) leave();
  });
