import type { IncomingMessage } from "node:http";

/** The body as it arrives; stopping early leaves the connection open for the answer. */
export async function* requestBytes(request: IncomingMessage): AsyncGenerator<Buffer> {
  for await (const chunk of request.iterator({ destroyOnReturn: false }))
    if (chunk instanceof Buffer) yield chunk;
}
