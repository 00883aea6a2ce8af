import {
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "./accounts.ts";
import { failure, poolId, scriptClient, startPool, talkativeClient } from "./harness.ts";

const rotating = "rotating00000000000000001";

const client = {
  explicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
  accessTokenSeconds: 900,
  idTokenSeconds: 900,
  refreshTokenSeconds: 43_200,
  preventUserExistenceErrors: true,
};
const pool = await startPool({
  pool: {
    clients: [
      { ...client, clientId: scriptClient, refreshTokenRotation: undefined },
      { ...client, clientId: rotating, refreshTokenRotation: { enabled: true, retryGraceSeconds: 10 } },
      {
        ...client,
        clientId: talkativeClient,
        explicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH"],
        refreshTokenRotation: undefined,
      },
    ],
  },
});
await createUser(pool, "a@example.se");
afterAll(() => pool.close());

const refresh = async (token: string, clientId = rotating) => {
  const command = new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken: token });
  return (await pool.client.send(command)).AuthenticationResult!;
};

describe("A refresh token", () => {
  it("stays the same if the client does not rotate", async () => {
    const { refreshToken } = await signIn(pool, "a@example.se");
    const result = await refresh(refreshToken, scriptClient);
    expect(result.RefreshToken).toBeUndefined();
    expect(result.AccessToken).toBeTruthy();
    const initiated = await pool.client.send(
      new InitiateAuthCommand({
        ClientId: scriptClient,
        AuthFlow: "REFRESH_TOKEN_AUTH",
        AuthParameters: { REFRESH_TOKEN: refreshToken },
      }),
    );
    expect(initiated.AuthenticationResult!.IdToken).toBeTruthy();
  });

  it("rotates, and works once more within the grace period", async () => {
    const { refreshToken } = await signIn(pool, "a@example.se", rotating);
    const first = await refresh(refreshToken);
    pool.clock.pass(5);
    const retried = await refresh(refreshToken);
    expect(new Set([refreshToken, first.RefreshToken, retried.RefreshToken]).size).toBe(3);
    expect((await refresh(first.RefreshToken!)).RefreshToken).toBeTruthy();
    expect((await refresh(retried.RefreshToken!)).RefreshToken).toBeTruthy();
  });

  it("ends the whole sign-in when it is used after the grace period", async () => {
    const { refreshToken } = await signIn(pool, "a@example.se", rotating);
    const next = await refresh(refreshToken);
    pool.clock.pass(11);
    expect((await failure(refresh(refreshToken))).name).toBe("RefreshTokenReuseException");
    expect((await failure(refresh(next.RefreshToken!))).name).toBe("NotAuthorizedException");
    const getUser = new GetUserCommand({ AccessToken: next.AccessToken! });
    expect((await failure(pool.client.send(getUser))).message).toBe("Access Token has been revoked");
  });

  it("does not outlive the first one by rotation", async () => {
    const { refreshToken } = await signIn(pool, "a@example.se", rotating);
    pool.clock.pass(40_000);
    const next = await refresh(refreshToken);
    pool.clock.pass(3200);
    expect((await failure(refresh(next.RefreshToken!))).message).toBe("Refresh Token has expired");
  });

  it("is invalid for another client, if made up, and through a flow the client does not allow", async () => {
    const { refreshToken } = await signIn(pool, "a@example.se");
    expect((await failure(refresh(refreshToken, rotating))).message).toBe("Invalid Refresh Token");
    expect((await failure(refresh("made-up"))).message).toBe("Invalid Refresh Token");
    const initiate = new InitiateAuthCommand({
      ClientId: talkativeClient,
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    });
    expect((await failure(pool.client.send(initiate))).name).toBe("NotAuthorizedException");
  });

  it("revokes its own access tokens and no others", async () => {
    const mine = await signIn(pool, "a@example.se");
    const other = await signIn(pool, "a@example.se");
    const revoke = (Token: string, ClientId: string) =>
      pool.client.send(new RevokeTokenCommand({ Token, ClientId }));
    expect((await failure(revoke(mine.refreshToken, rotating))).name).toBe("UnauthorizedException");
    expect((await failure(revoke(mine.accessToken, scriptClient))).name).toBe(
      "UnsupportedTokenTypeException",
    );
    await revoke(mine.refreshToken, scriptClient);
    await revoke(mine.refreshToken, scriptClient);
    expect((await failure(refresh(mine.refreshToken, scriptClient))).name).toBe("NotAuthorizedException");
    const getUser = (AccessToken: string) => pool.client.send(new GetUserCommand({ AccessToken }));
    expect((await failure(getUser(mine.accessToken))).message).toBe("Access Token has been revoked");
    expect((await getUser(other.accessToken)).Username).toBeTruthy();
    await pool.client.send(new GlobalSignOutCommand({ AccessToken: other.accessToken }));
    expect((await failure(refresh(other.refreshToken, scriptClient))).name).toBe("NotAuthorizedException");
  });
});

describe("The published keys", () => {
  it("verify a token as any resource server would", async () => {
    await createUser(pool, "keys@example.se");
    const { accessToken } = await signIn(pool, "keys@example.se");
    const discovery = await fetch(`${pool.endpoint}/${poolId}/.well-known/openid-configuration`);
    const { issuer, jwks_uri } = (await discovery.json()) as { issuer: string; jwks_uri: string };
    expect(issuer).toBe(pool.issuer);
    const { payload } = await jwtVerify(accessToken, createRemoteJWKSet(new URL(jwks_uri)), {
      issuer,
      currentDate: new Date(pool.clock.now()),
    });
    expect(payload["token_use"]).toBe("access");
    const jwks = await (await fetch(jwks_uri)).text();
    expect(jwks).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
    expect((await fetch(`${pool.endpoint}/eu-west-1_Other/.well-known/jwks.json`)).status).toBe(404);
  });
});
