import { randomUUID } from "node:crypto";

import type { Clock } from "#local/cloud.ts";

import { CognitoError, notAuthorized } from "./errors.ts";
import type { PoolClient } from "./pool.ts";
import { hashOf } from "./sign-in-records.ts";
import type { SignIn, SignInRecords } from "./sign-in-records.ts";

export type SignIns = {
  start(sub: string, client: PoolClient): { signIn: SignIn; refreshToken: string };
  /** The living sign-in a refresh token belongs to. A token used after its rotation ends the whole sign-in. */
  ofRefreshToken(token: string, client: PoolClient): SignIn;
  /** A new refresh token with the life that is left of the first, or undefined where the client does not rotate. */
  rotate(token: string, client: PoolClient): string | undefined;
  isActive(sub: string, originJti: string): boolean;
  /** Ends the sign-in of a refresh token; an unknown token is none. Throws where it is another client's. */
  revoke(token: string, client: PoolClient): void;
  revokeAll(sub: string): void;
};

const wasReused = (signIn: SignIn, token: string, client: PoolClient, now: number): boolean => {
  const rotatedAt = signIn.tokens.find(({ hash }) => hash === hashOf(token))?.rotatedAt;
  const grace = (client.refreshTokenRotation?.retryGraceSeconds ?? 0) * 1000;
  return rotatedAt !== undefined && now > rotatedAt + grace;
};

const markRotated = (signIn: SignIn, token: string, now: number): SignIn => {
  const used = hashOf(token);
  const mark = (each: SignIn["tokens"][number]): SignIn["tokens"][number] =>
    each.hash === used ? { ...each, rotatedAt: each.rotatedAt ?? now } : each;
  return { ...signIn, tokens: signIn.tokens.map(mark) };
};

export const createSignIns = (records: SignInRecords, clock: Clock): SignIns => {
  const ofRefreshToken = (token: string, client: PoolClient): SignIn => {
    const signIn = records.ofToken(token);
    if (signIn?.clientId !== client.clientId) throw notAuthorized("Invalid Refresh Token");
    if (signIn.expiresAt <= clock.now()) throw notAuthorized("Refresh Token has expired");
    if (wasReused(signIn, token, client, clock.now())) {
      records.delete(signIn);
      throw new CognitoError("RefreshTokenReuseException", "Refresh Token has been used already");
    }
    return signIn;
  };
  for (const signIn of records.list()) if (signIn.expiresAt <= clock.now()) records.delete(signIn);
  return {
    start: (sub, client) => {
      const authTime = clock.now();
      const expiresAt = authTime + client.refreshTokenSeconds * 1000;
      const { clientId } = client;
      const signIn = { sub, clientId, originJti: randomUUID(), authTime, expiresAt, tokens: [] };
      return { signIn, refreshToken: records.putWithToken(signIn) };
    },
    ofRefreshToken,
    rotate: (token, client) => {
      const signIn = ofRefreshToken(token, client);
      if (client.refreshTokenRotation?.enabled !== true) return undefined;
      return records.putWithToken(markRotated(signIn, token, clock.now()));
    },
    isActive: (sub, originJti) => records.read(sub, originJti) !== undefined,
    revoke: (token, client) => {
      const signIn = records.ofToken(token);
      if (signIn === undefined) return;
      if (signIn.clientId !== client.clientId) {
        throw new CognitoError("UnauthorizedException", "The token was not issued to this client");
      }
      records.delete(signIn);
    },
    revokeAll: (sub) => {
      for (const signIn of records.list(sub)) records.delete(signIn);
    },
  };
};
