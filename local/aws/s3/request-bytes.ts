import type { IncomingMessage } from "node:http";

async function* bytesOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  for await (const chunk of request.iterator({ destroyOnReturn: false }))
    if (chunk instanceof Buffer) yield chunk;
}

/**
 * Passes the body as it arrives; stopping early leaves the connection open for the response and the rest of
 * the body to be drained.
 */
export const withRequestBytes = async <T>(
  request: IncomingMessage,
  use: (bytes: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> => {
  const bytes = bytesOf(request);
  try {
    return await use(bytes);
  } finally {
    await bytes.return(undefined);
  }
};
