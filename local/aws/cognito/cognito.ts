import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { sendJson } from "#local/aws/wire/send-json.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import type { InvokeAs } from "#local/aws/lambda/callers.ts";
import { openRecords } from "#local/state/records.ts";
import { apiCall } from "./api-calls.ts";
import { answerCall } from "./http.ts";
import type { SendMail } from "./mail.ts";
import type { PoolConfig } from "./pool.ts";
import { openRealm, type Realm } from "./realm.ts";
import { createSessions } from "./sessions.ts";
import { createPoolContext, verifyAccessToken } from "./pool-context.ts";

export type { PoolClient, PoolConfig, TriggerName } from "./pool.ts";

export type CognitoOptions = {
  prefix: `/${string}`;
  /** The URL of the local cloud without a trailing slash; part of every token's issuer. */
  baseUrl: () => string;
  pools: PoolConfig[];
  invoke: InvokeAs;
  sendMail: SendMail;
  /** Receives CloudTrail events of successful calls. */
  publish?: (event: object) => void;
};

export type CognitoService = Service & {
  /**
   * Returns the claims of an access token; throws if it is forged, expired or of another kind. Like API
   * Gateway, it does not check revocation.
   */
  verify(poolId: string, token: string): Promise<Record<string, unknown>>;
};

const wellKnown = (realm: Realm, document: string): object | undefined => {
  const issuer = realm.issuer();
  switch (document) {
    case "jwks.json":
      return realm.key.jwks();
    case "openid-configuration":
      return {
        issuer,
        jwks_uri: `${issuer}/.well-known/jwks.json`,
        id_token_signing_alg_values_supported: ["RS256"],
        response_types_supported: ["code", "token"],
        subject_types_supported: ["public"],
      };
    default:
      return undefined;
  }
};

// Any origin may call a user pool: it uses no cookies.
const allowOrigins = (request: IncomingMessage, response: ServerResponse): void => {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader(
    "access-control-expose-headers",
    "x-amzn-requestid,x-amzn-errortype,x-amzn-errormessage,date",
  );
  if (request.method !== "OPTIONS") return;
  response.setHeader("access-control-allow-methods", "GET,POST");
  response.setHeader(
    "access-control-allow-headers",
    request.headers["access-control-request-headers"] ?? "*",
  );
  response.setHeader("access-control-max-age", "172800");
};

export const createCognito = (context: CloudContext, options: CognitoOptions): CognitoService => {
  const { prefix, baseUrl, pools, invoke, sendMail, publish } = options;
  const { stateDir, clock } = context;
  const records = openRecords(stateDir === undefined ? undefined : join(stateDir, "cognito.sqlite"));
  const sessions = createSessions(clock);
  const issuerOf = (poolId: string): string => `${baseUrl()}${prefix}/${poolId}`;
  const parts = { context, records, sessions, invoke, sendMail, issuerOf };
  const realms = pools.map((pool) => openRealm(pool, parts));
  const poolContext = createPoolContext(realms, sessions);

  const tell = (name: string, input: unknown): void => {
    const call = apiCall(context, name, input);
    if (call !== undefined) publish?.(call);
  };

  const documentAt = (path: string): object | undefined => {
    const [poolId, folder, document] = path.slice(prefix.length + 1).split("/");
    const realm = realms.find(({ pool }) => pool.poolId === poolId);
    if (realm === undefined || folder !== ".well-known") return undefined;
    return wellKnown(realm, document ?? "");
  };
  return {
    prefix,
    handle: async (request, response) => {
      const [path = "/"] = (request.url ?? "/").split("?");
      allowOrigins(request, response);
      if (request.method === "OPTIONS") return void response.writeHead(204).end();
      const isCall = path === prefix || path === `${prefix}/`;
      if (request.method === "POST" && isCall)
        return answerCall(context, poolContext, request, response, tell);
      const document = request.method === "GET" ? documentAt(path) : undefined;
      sendJson(response, document === undefined ? 404 : 200, document ?? { message: "Not Found" });
    },
    verify: (poolId, token) => verifyAccessToken(poolContext.ofPool(poolId), token),
    close: async () => {
      await Promise.all(realms.map(({ outbox }) => outbox.close()));
      records.close();
    },
  };
};
