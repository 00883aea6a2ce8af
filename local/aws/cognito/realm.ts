import { randomBytes, randomUUID } from "node:crypto";
import * as z from "zod";
import type { CloudContext, Clock } from "#local/cloud.ts";
import type { InvokeAs } from "#local/aws/lambda/callers.ts";
import type { Records } from "#local/state/records.ts";
import { openCodes, type Codes } from "./codes.ts";
import { openSigningKey, type SigningKey } from "./keys.ts";
import { openLimits, type Limits } from "./limits.ts";
import { createMailer, type Mailer, type SendMail, type Message } from "./mail.ts";
import type { PoolConfig, PoolClient } from "./pool.ts";
import type { Sessions } from "./sessions.ts";
import { openSignInRecords, hashOf, type SignIn, type SignInRecords } from "./sign-in-records.ts";
import { CognitoError, notAuthorized } from "./errors.ts";
import { createMint, type Mint } from "./tokens.ts";
import { createTriggers, type Triggers } from "./triggers.ts";
import { openUsers, type Users } from "./users.ts";

type SignIns = {
  start(sub: string, client: PoolClient): { signIn: SignIn; refreshToken: string };
  /** The active sign-in of a refresh token; reuse of a rotated token ends the sign-in. */
  ofRefreshToken(token: string, client: PoolClient): SignIn;
  /** A new refresh token with the same expiry; undefined if the client does not rotate. */
  rotate(token: string, client: PoolClient): string | undefined;
  isActive(sub: string, originJti: string): boolean;
  /** Ends the sign-in of a refresh token; ignores an unknown token and throws for another client's. */
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

const createSignIns = (records: SignInRecords, clock: Clock): SignIns => {
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

/** Sends mail after the response, so that its timing does not reveal whether an account exists. */
type Outbox = {
  put(message: Message): void;
  close(): Promise<void>;
};

const createOutbox = (send: Mailer): Outbox => {
  const sending = new Set<Promise<void>>();

  const sendLater = async (message: Message): Promise<void> => {
    // Lets the response go out first.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await send(message);
    } catch (error) {
      console.error("The user pool could not send a message:", error);
    }
  };
  return {
    put: (message) => {
      const sent = sendLater(message).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    close: async () => void (await Promise.all(sending)),
  };
};

export type Realm = {
  pool: PoolConfig;
  clock: Clock;
  issuer(): string;
  key: SigningKey;
  users: Users;
  signIns: SignIns;
  sessions: Sessions;
  limits: Limits;
  codes: Codes;
  triggers: Triggers;
  sendMessage: Mailer;
  outbox: Outbox;
  mint: Mint;
  /** A secret of the pool that makes its responses about unknown names stable and unpredictable. */
  pepper: string;
};

type RealmParts = {
  context: CloudContext;
  records: Records;
  sessions: Sessions;
  invoke: InvokeAs;
  sendMail: SendMail;
  issuerOf(poolId: string): string;
};

const readOrCreatePepper = (records: Records, poolId: string): string => {
  const stored = z.string().safeParse(records.get("pepper", poolId));
  if (stored.success) return stored.data;
  const created = randomBytes(32).toString("hex");
  records.put("pepper", poolId, created);
  return created;
};

export const openRealm = (pool: PoolConfig, parts: RealmParts): Realm => {
  const { context, records, sessions } = parts;
  const { clock } = context;
  const { poolId } = pool;
  const issuer = (): string => parts.issuerOf(poolId);
  const key = openSigningKey(records, poolId, clock);
  const triggers = createTriggers(pool, context, parts.invoke);
  const limits = openLimits(records, poolId, clock);
  const sendMessage = createMailer(triggers, (mail) => parts.sendMail({ ...mail, from: pool.sender }));
  return {
    pool,
    clock,
    issuer,
    key,
    users: openUsers(records, poolId, clock),
    signIns: createSignIns(openSignInRecords(records, poolId), clock),
    sessions,
    limits,
    codes: openCodes(records, poolId, clock, limits),
    triggers,
    sendMessage,
    outbox: createOutbox(sendMessage),
    mint: createMint(pool, { clock, key, triggers, issuer }),
    pepper: readOrCreatePepper(records, poolId),
  };
};
