import { randomUUID } from "node:crypto";
import type { Clock } from "#local/cloud.ts";
import { readable } from "./attributes.ts";
import type { SigningKey } from "./keys.ts";
import type { PoolClient, PoolConfig } from "./pool.ts";
import type { SignIn } from "./sign-in-records.ts";
import { TokenOverrides, applyOverrides, preTokenGeneration } from "./token-claims.ts";
import { triggerAttributes, type Triggers } from "./triggers.ts";
import type { User } from "./users.ts";

type TokenRequest = {
  user: User;
  client: PoolClient;
  signIn: SignIn;
  /** The second half of the trigger's source. */
  source: "Authentication" | "NewPasswordChallenge" | "RefreshTokens";
  clientMetadata: Record<string, string> | undefined;
};

export type Tokens = { AccessToken: string; IdToken: string; ExpiresIn: number; TokenType: "Bearer" };

export type Mint = (request: TokenRequest) => Promise<Tokens>;

const identityClaims = (user: User, client: PoolClient): Record<string, string | boolean> => {
  const { email_verified: verified, ...attributes } = readable(client, user.attributes);
  return {
    ...attributes,
    ...(verified !== undefined && { email_verified: verified === "true" }),
    "cognito:username": user.sub,
  };
};

const claimsOf = ({ user, client, signIn }: TokenRequest, issuer: string, issuedAt: number) => {
  const { clientId } = client;
  const shared = {
    sub: user.sub,
    iss: issuer,
    origin_jti: signIn.originJti,
    event_id: randomUUID(),
    auth_time: Math.floor(signIn.authTime / 1000),
    iat: issuedAt,
  };
  const id = { aud: clientId, token_use: "id", jti: randomUUID(), exp: issuedAt + client.idTokenSeconds };
  const access = {
    client_id: clientId,
    token_use: "access",
    username: user.sub,
    jti: randomUUID(),
    exp: issuedAt + client.accessTokenSeconds,
  };
  return { id: { ...identityClaims(user, client), ...shared, ...id }, access: { ...shared, ...access } };
};

export const createMint =
  (
    pool: PoolConfig,
    context: { clock: Clock; key: SigningKey; triggers: Triggers; issuer: () => string },
  ): Mint =>
  async (request) => {
    const { user, client, source, clientMetadata } = request;
    const { clock, key, triggers, issuer } = context;
    const claims = claimsOf(request, issuer(), Math.floor(clock.now() / 1000));
    const groups = pool.groups.filter((group) => user.groups.includes(group));
    const about = { source: `TokenGeneration_${source}`, userName: user.sub, clientId: client.clientId };
    const call = preTokenGeneration(about, triggerAttributes(user), groups, clientMetadata);
    const overrides = await triggers.run("PreTokenGeneration", call, TokenOverrides);
    const final = applyOverrides({ ...claims, groups }, overrides);
    return {
      AccessToken: await key.sign(final.access),
      IdToken: await key.sign(final.id),
      ExpiresIn: client.accessTokenSeconds,
      TokenType: "Bearer",
    };
  };
