import { randomBytes } from "node:crypto";
import * as z from "zod";

import type { CloudContext, Clock } from "#local/cloud.ts";
import type { InvokeAs } from "#local/lambda/callers.ts";
import type { Records } from "#local/state/records.ts";

import { openCodes } from "./codes.ts";
import type { Codes } from "./codes.ts";
import { openSigningKey } from "./keys.ts";
import type { SigningKey } from "./keys.ts";
import { openLimits } from "./limits.ts";
import type { Limits } from "./limits.ts";
import { createMailer } from "./mail.ts";
import type { Mailer, SendMail } from "./mail.ts";
import { createOutbox } from "./outbox.ts";
import type { Outbox } from "./outbox.ts";
import type { PoolConfig } from "./pool.ts";
import type { Sessions } from "./sessions.ts";
import { openSignInRecords } from "./sign-in-records.ts";
import { createSignIns } from "./sign-ins.ts";
import type { SignIns } from "./sign-ins.ts";
import { createMint } from "./tokens.ts";
import type { Mint } from "./tokens.ts";
import { createTriggers } from "./triggers.ts";
import type { Triggers } from "./triggers.ts";
import { openUsers } from "./users.ts";
import type { Users } from "./users.ts";

/** One user pool with everything it keeps. */
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
  /** Never leaves the pool: makes its answers about unknown names steady and unguessable. */
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
