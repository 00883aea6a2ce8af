import { once } from "node:events";
import { createServer } from "node:http";
import type { Service } from "#local/cloud.ts";

/** Serves one service on a free port of 127.0.0.1; `make` gets a function that returns the address once the server listens. */
export const serve = async (
  make: (baseUrl: () => string) => Service,
): Promise<{ baseUrl: string; close(): Promise<void> }> => {
  let baseUrl = "";
  const service = make(() => baseUrl);
  const server = createServer((request, response) => {
    service.handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  // Keeps idle connections open, so that no client reuses one that is being closed.
  server.keepAliveTimeout = 0;
  server.on("upgrade", (request, socket, head) => {
    if (service.upgrade) service.upgrade(request, socket, head);
    else socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The test server has no port.");
  baseUrl = `http://127.0.0.1:${address.port}`;
  return {
    baseUrl,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await service.close();
    },
  };
};
