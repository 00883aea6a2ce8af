import { createHmac } from "node:crypto";
import * as z from "zod";
import type { Credentials } from "#local/aws/wire/credentials.ts";
import { sameText } from "#local/aws/wire/same-text.ts";
import type { Session } from "./session.ts";

/** The account's secret, from which session credentials derive, and the clock that expires them. */
export type Account = { readonly credentials: Credentials; readonly clock: { now(): number } };

/** A session's credentials; `expiresAt` in epoch milliseconds. */
export type Temporary = Credentials & { readonly sessionToken: string; readonly expiresAt: number };

type Holder = { readonly session: Session; readonly credentials: Temporary; readonly isExpired: boolean };

export type TemporaryCredentials = {
  /** Returns the same credentials until shortly before they expire. */
  issue(session: Session): Temporary;
  /** Returns the session of a token; undefined if it was not issued here. */
  holderOf(token: string): Holder | undefined;
};

/** AWS's lifetime for the credentials of a function. */
const lifeMillis = 12 * 3_600_000;
/** Longer than any request, so none outlives the credentials it starts with. */
const renewedBeforeMillis = 15 * 60_000;

const maxKept = 500;

const Claim = z.tuple([z.string(), z.number()]);

const claimIn = (token: string): z.output<typeof Claim> | undefined => {
  try {
    return Claim.parse(JSON.parse(Buffer.from(token.replace(/\..*$/, ""), "base64url").toString()));
  } catch {
    return undefined;
  }
};

/** Reads the session's name from a token without verifying it. */
export const sessionNameIn = (token: string): string | undefined => claimIn(token)?.[0];

/** Derived rather than random, so that presigned links survive a restart. */
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

export const createTemporaryCredentials = (
  { credentials: { secretAccessKey }, clock }: Account,
  sessionNamed: (name: string) => Session | undefined,
): TemporaryCredentials => {
  const issued = new Map<Session, Temporary>();
  /** Cached by token: deriving credentials on every AWS request took a twentieth of its time. */
  const checked = new Map<string, Omit<Holder, "isExpired">>();
  const check = (token: string): Omit<Holder, "isExpired"> | undefined => {
    const [name = "", expiresAt = 0] = claimIn(token) ?? [];
    const session = sessionNamed(name);
    if (session === undefined) return undefined;
    const credentials = derive(secretAccessKey, session, expiresAt);
    if (!sameText(credentials.sessionToken, token)) return undefined;
    if (checked.size >= maxKept) checked.clear();
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
