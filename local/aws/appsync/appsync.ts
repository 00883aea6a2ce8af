import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { BodyTooLargeError, readBody } from "#local/aws/wire/read-body.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { verifySignature } from "#local/aws/wire/sigv4.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import { AccessDeniedError, demand } from "#local/aws/iam/demand.ts";
import { AppSyncError, requestError } from "./appsync-error.ts";
import { createGraphQLApi, type MayUse, type ResolverSource, type GraphQLApi } from "./graphql-api.ts";
import { authenticateUser, type Caller, type VerifyUser } from "./identity.ts";
import { GraphQLRequest, runOperation } from "./operation.ts";
import { Connection } from "./connection.ts";
import { connectionAuthorization } from "./message.ts";

/** AppSync's limit for one message. */
const largestMessage = 240_000;
const subProtocol = "graphql-ws";

const createRealtime = (api: GraphQLApi, verify: VerifyUser) => {
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
      // `close` reports an error when called a second time; it is ignored.
      return new Promise((resolve) => {
        sockets.close(() => resolve());
      });
    },
  };
};

/** AppSync's limit for one request. */
const largestRequest = 1_000_000;

export type AppSyncOptions = {
  /** GraphQL is served at `<prefix>/graphql`; Amplify expects the WebSocket at `<prefix>/graphql/realtime`. */
  prefix: `/${string}`;
  schema: string;
  /** Only unit resolvers on a NONE data source are supported. */
  resolvers: ResolverSource[];
  /** Returns the claims of a user pool token; rejects an invalid token. */
  verifyUser: VerifyUser;
};

const pathOf = (request: IncomingMessage): string => (request.url ?? "").split("?", 1)[0] ?? "";

const statusOf = (error: unknown): number => {
  if (error instanceof BodyTooLargeError) return 413;
  if (!(error instanceof AppSyncError)) return 500;
  if (error.errorType === "UnauthorizedException") return 401;
  if (error.errorType.includes("Signature") || error.errorType === "UnrecognizedClientException") return 403;
  return error.errorType === "NotFoundException" ? 404 : 400;
};

const readRequest = (body: Buffer): GraphQLRequest => {
  try {
    return GraphQLRequest.parse(JSON.parse(body.toString()));
  } catch {
    throw new AppSyncError("MalformedHttpRequestException", "Unable to parse GraphQL query.");
  }
};

const callerOf = (
  request: IncomingMessage,
  body: Buffer,
  context: CloudContext,
  verifyUser: VerifyUser,
): Promise<Caller> | Caller => {
  const { authorization } = request.headers;
  if (!authorization?.startsWith("AWS4-HMAC-SHA256"))
    return authenticateUser(authorization, verifyUser, context.clock);
  const { method = "", url = "", headers } = request;
  const verified = verifySignature({ method, url, headers, body }, { ...context, service: "appsync" });
  if (!verified.ok) throw new AppSyncError(verified.code, verified.message);
  const [, accessKeyId = ""] = /Credential=([^/]+)/.exec(authorization) ?? [];
  return { kind: "iam", accessKeyId, accountId: context.accountId, asker: verified.asker };
};

/** Checks a role's policies for `appsync:GraphQL` on the field. */
const rightsOf =
  (context: CloudContext, prefix: string): MayUse =>
  (caller, typeName, fieldName) => {
    const { region, accountId } = context;
    const api = `arn:aws:appsync:${region}:${accountId}:apis/${prefix.split("/").at(-1) ?? ""}`;
    const resource = `${api}/types/${typeName}/fields/${fieldName}`;
    try {
      if (caller.kind === "iam") demand(context, caller.asker, { action: "appsync:GraphQL", resource });
    } catch (error) {
      if (!(error instanceof AccessDeniedError)) throw error;
      throw new AppSyncError("Unauthorized", `Not Authorized to access ${fieldName} on type ${typeName}`);
    }
  };

export const createAppSync = (context: CloudContext, options: AppSyncOptions): Service => {
  const { prefix, verifyUser } = options;
  const api = createGraphQLApi(options.schema, options.resolvers, context.clock, rightsOf(context, prefix));
  const realtime = createRealtime(api, verifyUser);
  const answer = async (request: IncomingMessage): Promise<object> => {
    const body = await readBody(request, largestRequest);
    if (request.method !== "POST" || pathOf(request) !== `${prefix}/graphql`)
      throw new AppSyncError("NotFoundException", "There is nothing at this address.");
    const caller = await callerOf(request, body, context, verifyUser);
    return runOperation(api, caller, readRequest(body));
  };
  return {
    prefix,
    handle: async (request, response) => {
      try {
        sendJson(response, 200, await answer(request));
      } catch (error) {
        sendJson(response, statusOf(error), { errors: [requestError(error)] });
      }
    },
    upgrade: (request, socket, head) => {
      if (pathOf(request) === `${prefix}/graphql/realtime`) realtime.accept(request, socket, head);
      else socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    },
    close: realtime.close,
  };
};
