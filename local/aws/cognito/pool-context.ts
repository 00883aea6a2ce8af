import { decodeJwt } from "jose";
import * as z from "zod";
import { CognitoError, invalidParameter, notAuthorized, notFound } from "./errors.ts";
import type { PoolClient } from "./pool.ts";
import type { Realm } from "./realm.ts";
import type { Session, Sessions } from "./sessions.ts";
import { accessScope } from "./token-claims.ts";
import type { User } from "./users.ts";

export type PoolContext = {
  ofPool(poolId: string): Realm;
  ofClient(clientId: string): { realm: Realm; client: PoolClient };
  ofSession(id: string): { realm: Realm; session: Session };
  /** The pool of the named client or token; undefined without either. */
  ofCall(input: unknown): Realm | undefined;
  /** The user of an access token; throws NotAuthorizedException if it is forged, expired or revoked. */
  ofAccessToken(token: string): Promise<{ realm: Realm; client: PoolClient; user: User }>;
};

const AccessClaims = z.object({
  token_use: z.literal("access"),
  sub: z.string(),
  client_id: z.string(),
  origin_jti: z.string(),
  scope: z.string().default(""),
});

const Named = z.looseObject({ ClientId: z.string().optional(), AccessToken: z.string().optional() });

const issuerOf = (token: string): string | undefined => {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
};

const isNamedBy = (input: unknown): ((realm: Realm) => boolean) => {
  const { ClientId, AccessToken } = Named.safeParse(input).data ?? {};
  const issuer = issuerOf(AccessToken ?? "");
  return (realm) =>
    realm.issuer() === issuer || realm.pool.clients.some(({ clientId }) => clientId === ClientId);
};

/** Verifies signature and expiry; like API Gateway, it does not check revocation. */
export const verifyAccessToken = async (realm: Realm, token: string): Promise<Record<string, unknown>> => {
  const claims = await realm.key.verify(token, realm.issuer());
  const access = AccessClaims.safeParse(claims);
  const isClient = realm.pool.clients.some(({ clientId }) => clientId === access.data?.client_id);
  if (!isClient) throw notAuthorized("Invalid Access Token");
  return claims;
};

/** Throws NotAuthorizedException unless the token has the scope for its user's own account. */
const ownAccessClaims = (claims: Record<string, unknown>): z.output<typeof AccessClaims> => {
  const access = AccessClaims.parse(claims);
  if (access.scope.split(" ").includes(accessScope)) return access;
  throw notAuthorized("Access Token does not have required scopes");
};

export const createPoolContext = (realms: Realm[], sessions: Sessions): PoolContext => {
  const ofPool = (poolId: string): Realm => {
    const realm = realms.find(({ pool }) => pool.poolId === poolId);
    if (realm === undefined) throw notFound(`User pool ${poolId} does not exist.`);
    return realm;
  };
  const ofClient = (clientId: string): { realm: Realm; client: PoolClient } => {
    for (const realm of realms) {
      const client = realm.pool.clients.find((candidate) => candidate.clientId === clientId);
      if (client !== undefined) return { realm, client };
    }
    throw notFound(`User pool client ${clientId} does not exist.`);
  };
  return {
    ofPool,
    ofClient,
    ofSession: (id) => {
      const session = sessions.read(id);
      return { realm: ofPool(session.poolId), session };
    },
    ofCall: (input) => realms.find(isNamedBy(input)),
    ofAccessToken: async (token) => {
      const issuer = issuerOf(token);
      const realm = realms.find((candidate) => candidate.issuer() === issuer);
      if (realm === undefined) throw notAuthorized("Invalid Access Token");
      const claims = ownAccessClaims(await verifyAccessToken(realm, token));
      const user = realm.users.find(claims.sub);
      if (user?.enabled !== true || !realm.signIns.isActive(claims.sub, claims.origin_jti)) {
        throw notAuthorized("Access Token has been revoked");
      }
      return { realm, client: ofClient(claims.client_id).client, user };
    },
  };
};

export type Operation = (context: PoolContext, input: unknown) => Promise<object>;

const describe = (error: z.ZodError): string => {
  const [issue] = error.issues;
  return `1 validation error detected: ${issue?.path.join(".") ?? "input"}: ${issue?.message ?? "invalid"}`;
};

/** Parses the input first; throws InvalidParameterException if it is invalid. */
export const operation =
  <Schema extends z.ZodType>(
    schema: Schema,
    run: (context: PoolContext, input: z.output<Schema>) => object | Promise<object>,
  ): Operation =>
  async (context, input) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw invalidParameter(describe(parsed.error));
    return run(context, parsed.data);
  };

export const unknownOperation = (name: string): CognitoError =>
  new CognitoError("UnknownOperationException", `Unknown operation ${name}`);

export const Metadata = z.record(z.string(), z.string()).optional();
export type Metadata = z.output<typeof Metadata>;
