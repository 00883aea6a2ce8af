import { readFileSync } from "node:fs";
import type { Duplex } from "node:stream";
import { Sha256 } from "@aws-crypto/sha256-js";
import { SignatureV4 } from "@smithy/signature-v4";
import { createAppSync } from "#local/aws/appsync/appsync.ts";
import type { CloudContext } from "#local/cloud.ts";
import { serve } from "#tests/local/serve.ts";
import { verifyAccessToken } from "./browser.ts";

const source = (name: string): string =>
  readFileSync(new URL(`../../../../lib/platform/appsync/${name}`, import.meta.url), "utf8");

const resolvers = [
  ["Mutation", "publish"],
  ["Mutation", "publishToAdmins"],
  ["Subscription", "onAdminEvent"],
  ["Subscription", "onEvent"],
].map(([typeName = "", fieldName = ""]) => ({
  typeName,
  fieldName,
  code: source(`${typeName}.${fieldName}.js`),
}));

const localCredentials = { accessKeyId: "local", secretAccessKey: "local-secret" };

/** Starts the deployed API on a free port; tests move its clock. */
export const startAppSync = async () => {
  const time = { ahead: 0 };
  const context: CloudContext = {
    clock: { now: () => Date.now() + time.ahead },
    credentials: localCredentials,
    region: "eu-west-1",
    accountId: "000000000000",
    stateDir: undefined,
  };
  const prefix = "/_aws/appsync";
  const service = createAppSync(context, {
    prefix,
    schema: source("schema.graphql"),
    resolvers,
    verifyUser: verifyAccessToken(context.clock),
  });
  const sockets = new Set<Duplex>();
  const server = await serve(() => ({
    ...service,
    upgrade: (request, socket, head) => {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
      service.upgrade?.(request, socket, head);
    },
  }));
  /** Breaks every WebSocket, as a network failure does. */
  const disconnect = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async (): Promise<void> => {
    // The HTTP server waits for its WebSockets, so they close first.
    await service.close();
    await server.close();
  };
  return { time, url: `${server.baseUrl}${prefix}/graphql`, open: () => sockets.size, disconnect, close };
};

export const publishMutation =
  "mutation ($userId: ID!, $event: AWSJSON!) { publish(userId: $userId, event: $event) { userId event } }";

export const post = (url: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

/** Posts with a SigV4 signature as a function does; `sent` replaces the body after signing. */
export const signedPost = async (
  url: string,
  body: string,
  { credentials = localCredentials, sent = body } = {},
): Promise<Response> => {
  const { hostname, port, pathname, host } = new URL(url);
  const signer = new SignatureV4({ service: "appsync", region: "eu-west-1", credentials, sha256: Sha256 });
  const { headers } = await signer.sign({
    method: "POST",
    protocol: "http:",
    hostname,
    port: Number(port),
    path: pathname,
    headers: { host, "content-type": "application/json" },
    body,
  });
  return post(url, sent, headers);
};

export const publishTo = (url: string, userId: string, event: unknown): Promise<Response> =>
  signedPost(
    url,
    JSON.stringify({ query: publishMutation, variables: { userId, event: JSON.stringify(event) } }),
  );

export const publishToAdmins = (url: string, event: unknown): Promise<Response> =>
  signedPost(
    url,
    JSON.stringify({
      query: "mutation ($event: AWSJSON!) { publishToAdmins(event: $event) { event } }",
      variables: { event: JSON.stringify(event) },
    }),
  );
