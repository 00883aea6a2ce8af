import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { sendJson } from "#local/aws/wire/send-json.ts";
import type { Service } from "./cloud.ts";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type Router = {
  readonly handle: Handle;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

const isBelow = (prefix: string, path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

const pathOf = (request: IncomingMessage): string => (request.url ?? "/").split("?", 1)[0] ?? "/";

/** Refuses foreign host names, so that a site cannot point its own name at this machine. */
const namesThisMachine = ({ headers, socket }: IncomingMessage): boolean => {
  const port = socket.localPort ?? 0;
  const ownHost = `${socket.localAddress}:${port}`;
  return [ownHost, `127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`].includes(headers.host ?? "");
};

/** Routes a request to the service with the longest matching prefix, or else to the site. */
export const createRouter = (services: readonly Service[], site: Handle): Router => {
  const ordered = services.toSorted((a, b) => b.prefix.length - a.prefix.length);
  const find = (request: IncomingMessage): Service | undefined =>
    ordered.find(({ prefix }) => isBelow(prefix, pathOf(request)));
  return {
    handle: async (request, response) => {
      if (!namesThisMachine(request)) return sendJson(response, 421, { message: "Misdirected Request" });
      const service = find(request);
      return service === undefined ? site(request, response) : service.handle(request, response);
    },
    upgrade: (request, socket, head) => {
      const service = find(request);
      // The development server of the web app handles its own sockets.
      if (request.headers["sec-websocket-protocol"]?.startsWith("vite-") === true) return;
      if (service?.upgrade === undefined || !namesThisMachine(request)) socket.destroy();
      else service.upgrade(request, socket, head);
    },
  };
};
