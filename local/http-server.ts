import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";

import { sendJson } from "#local/aws/send-json.ts";

import type { Router } from "./router.ts";
import { StartFailure } from "./start-failure.ts";

export type HttpServer = {
  readonly server: Server;
  readonly baseUrl: string;
  /** Begins to answer; until then everything is told to wait. */
  open(router: Router): void;
  close(): Promise<void>;
};

/** What is answered until everything is there. */
export const tellToWait: Router["handle"] = async (_request, response) =>
  sendJson(response, 503, { message: "The embedded cloud is starting." }, { "retry-after": "1" });

const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
      throw new StartFailure(
        `Port ${port} is in use: stop what runs there, or choose another with PORT=… npm start`,
      );
    throw new StartFailure(`Port ${port} cannot be used: ${String(error)}`);
  }
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
};

/** Listens on 127.0.0.1 and nowhere else; port 0 takes any free one. */
export const startHttpServer = async (
  port: number,
  report: (error: unknown) => void,
): Promise<HttpServer> => {
  let router: Router = { handle: tellToWait, upgrade: (_request, socket) => void socket.destroy() };
  const server = createServer((request, response) => {
    router.handle(request, response).catch((error: unknown) => {
      report(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: "Internal Server Error" });
    });
  });
  // An idle connection is never closed: clients reuse theirs, and would meet the closing on the way.
  server.keepAliveTimeout = 0;
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    router.upgrade(request, socket, head);
  });
  const actual = await listen(server, port);
  return {
    server,
    baseUrl: `http://127.0.0.1:${actual}`,
    open: (opened) => {
      router = opened;
    },
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
