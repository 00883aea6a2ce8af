import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

import { WebSocketServer } from "ws";

import { Connection } from "./connection.ts";
import type { GraphQLApi } from "./graphql-api.ts";
import type { VerifyUser } from "./identity.ts";
import { connectionAuthorization } from "./message.ts";

/** AppSync's limit for one message. */
const largestMessage = 240_000;
const subProtocol = "graphql-ws";

/** Takes over WebSocket requests and serves each until it closes. */
export const createRealtime = (api: GraphQLApi, verify: VerifyUser) => {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    handleProtocols: () => subProtocol,
  });
  return {
    accept: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      const protocols = request.headers["sec-websocket-protocol"];
      if (!protocols?.includes(subProtocol)) {
        socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        return;
      }
      const authorization = connectionAuthorization(protocols);
      sockets.handleUpgrade(request, socket, head, (client) => {
        // oxlint-disable-next-line no-new -- the connection lives by the events of its socket
        new Connection(client, api, { verify, authorization });
      });
    },
    close: (): Promise<void> => {
      for (const client of sockets.clients) client.terminate();
      // Closing a second time is no failure.
      return new Promise((resolve) => {
        sockets.close(() => resolve());
      });
    },
  };
};
