import type { IncomingMessage } from "node:http";

const mostBytes = 64 * 1024 * 1024;
const longestMillis = 5000;

/** Lets a client finish sending, within bounds, so that it reads the refusal rather than a broken connection. */
export const drain = (request: IncomingMessage): Promise<void> => {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let size = 0;
    const timer = setTimeout(resolve, longestMillis);
    const finish = (): void => {
      clearTimeout(timer);
      resolve();
    };
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostBytes) finish();
    });
    for (const event of ["end", "close", "error"]) request.once(event, finish);
    request.resume();
  });
};
