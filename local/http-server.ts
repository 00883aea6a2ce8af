import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { networkInterfaces } from "node:os";
import { sendJson } from "#local/aws/wire/send-json.ts";
import type { Router } from "./router.ts";
import { StartFailure } from "./start-failure.ts";

export type HttpServer = {
  readonly server: Server;
  readonly baseUrl: string;
  /** Starts to serve; until then every request gets 503. */
  open(router: Router): void;
  close(): Promise<void>;
};

export const loopback = "127.0.0.1";

export class PortTaken extends StartFailure {}

/** Names an address of this machine that others can open, because nobody can open 0.0.0.0. */
const shownHost = (host: string): string =>
  host === "0.0.0.0"
    ? (Object.values(networkInterfaces())
        .flatMap((addresses = []) => addresses)
        .find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? loopback)
    : host;

export const askToRetry: Router["handle"] = async (_request, response) =>
  sendJson(response, 503, { message: "The embedded cloud is starting." }, { "retry-after": "1" });

const listen = async (server: Server, port: number, host: string): Promise<number> => {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
      throw new PortTaken(
        `Port ${port} is in use: stop what runs there, or choose another with PORT=… npm start`,
      );
    throw new StartFailure(`Port ${port} of ${host} cannot be used: ${String(error)}`);
  }
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
};

/** Only this machine reaches it, unless `host` is another of its addresses; port 0 takes any free port. */
export const startHttpServer = async (
  port: number,
  report: (error: unknown) => void,
  host: string = loopback,
): Promise<HttpServer> => {
  let router: Router = { handle: askToRetry, upgrade: (_request, socket) => void socket.destroy() };
  const server = createServer((request, response) => {
    router.handle(request, response).catch((error: unknown) => {
      report(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: "Internal Server Error" });
    });
  });
  // Keeps idle connections open, so that no client reuses one that is being closed.
  server.keepAliveTimeout = 0;
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    router.upgrade(request, socket, head);
  });
  const actual = await listen(server, port, host);
  return {
    server,
    baseUrl: `http://${shownHost(host)}:${actual}`,
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
