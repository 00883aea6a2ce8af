import { createHmac } from "node:crypto";

import * as z from "zod";

import type { Credentials } from "#local/aws/credentials.ts";
import { sameText } from "#local/aws/same-text.ts";

import type { Session } from "./session.ts";

/** Whose sessions they are, and the clock by which they end. */
export type Account = { readonly credentials: Credentials; readonly clock: { now(): number } };

/** The credentials of a session. Nobody gets in with them for longer than this. */
export type Temporary = Credentials & { readonly sessionToken: string; readonly expiresAt: number };

/** Whose credentials they are, and whether their time is over. */
type Holder = { readonly session: Session; readonly credentials: Temporary; readonly isExpired: boolean };

export type TemporaryCredentials = {
  /** The same for hours, and others before those expire. */
  issue(session: Session): Temporary;
  /** Who got this token; undefined where nobody did. */
  holderOf(token: string): Holder | undefined;
};

/** So long does AWS give the credentials of a function. */
const lifeMillis = 12 * 3_600_000;
/** No request lasts longer, so none outlives the credentials that it begins with. */
const renewedBeforeMillis = 15 * 60_000;

const mostKept = 500;

const Claim = z.tuple([z.string(), z.number()]);

const claimIn = (token: string): z.output<typeof Claim> | undefined => {
  try {
    return Claim.parse(JSON.parse(Buffer.from(token.replace(/\..*$/, ""), "base64url").toString()));
  } catch {
    return undefined;
  }
};

/** Whose session a token says that it is of; whether it is true is not looked at. */
export const sessionNameIn = (token: string): string | undefined => claimIn(token)?.[0];

/** The credentials of `session` until a time: the same after each start, so that links outlive it. */
const derive = (secret: string, session: Session, expiresAt: number): Temporary => {
  const claim = Buffer.from(JSON.stringify([session.name, expiresAt])).toString("base64url");
  const derived = (what: string): Buffer =>
    createHmac("sha512", secret).update(`${what}/${session.role.name}/${claim}`).digest();
  return {
    accessKeyId: `ASIA${derived("key").toString("hex").toUpperCase().slice(0, 16)}`,
    secretAccessKey: derived("secret").toString("base64url").slice(0, 40),
    sessionToken: `${claim}.${derived("token").toString("base64url")}`,
    expiresAt,
  };
};

/** Gives out credentials that expire, and knows them again. */
export const createTemporaryCredentials = (
  { credentials: { secretAccessKey }, clock }: Account,
  sessionNamed: (name: string) => Session | undefined,
): TemporaryCredentials => {
  const issued = new Map<Session, Temporary>();
  /** By their token. Every request of a function to AWS hands one in, and to derive it again took a twentieth of it. */
  const checked = new Map<string, Omit<Holder, "isExpired">>();
  const check = (token: string): Omit<Holder, "isExpired"> | undefined => {
    const [name = "", expiresAt = 0] = claimIn(token) ?? [];
    const session = sessionNamed(name);
    if (session === undefined) return undefined;
    const credentials = derive(secretAccessKey, session, expiresAt);
    if (!sameText(credentials.sessionToken, token)) return undefined;
    if (checked.size >= mostKept) checked.clear();
    checked.set(token, { session, credentials });
    return { session, credentials };
  };
  return {
    issue: (session) => {
      const before = issued.get(session);
      if (before !== undefined && before.expiresAt - clock.now() > renewedBeforeMillis) return before;
      const fresh = derive(secretAccessKey, session, clock.now() + lifeMillis);
      issued.set(session, fresh);
      return fresh;
    },
    holderOf: (token) => {
      const known = checked.get(token) ?? check(token);
      return known && { ...known, isExpired: clock.now() >= known.credentials.expiresAt };
    },
  };
};
