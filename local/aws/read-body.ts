import type { IncomingMessage } from "node:http";

export class BodyTooLargeError extends Error {
  constructor(limitBytes: number) {
    super(`The request body is larger than ${limitBytes} bytes.`);
    this.name = "BodyTooLargeError";
  }
}

/** Reads a whole body; throws BodyTooLargeError above the limit, but only after the client has sent everything, so that it can read the answer. */
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
      // Every request closes, and an error is dear for the trace of the stack that it takes.
      if (!request.complete) reject(new Error("The client left before it had sent everything."));
    };
    request.once("error", reject);
    request.once("close", leave);
    if (request.destroyed) leave();
  });
