import type { IncomingMessage } from "node:http";

const maxBytes = 64 * 1024 * 1024;
const maxMillis = 5000;

/**
 * Reads the rest of a request within limits, because a client that is still sending would see a broken
 * connection instead of the response.
 */
export const drain = (request: IncomingMessage): Promise<void> => {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let size = 0;
    const timer = setTimeout(resolve, maxMillis);
    const finish = (): void => {
      clearTimeout(timer);
      resolve();
    };
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) finish();
    });
    for (const event of ["end", "close", "error"]) request.once(event, finish);
    request.resume();
  });
};
