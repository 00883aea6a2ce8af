import { randomBytes } from "node:crypto";
import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";
import { type StoredEvent, newEvent } from "./event.ts";
import { StoredSession, sessionOf } from "./session.ts";
import { StripeError, missing } from "./stripe-error.ts";

const kind = "session";

export type SessionStoreOptions = {
  readonly clock: Clock;
  readonly records: Records;
  readonly payAt: (sessionId: string) => string;
  readonly tell: (events: readonly StoredEvent[]) => void;
};

export const idOf = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

export const openSessionStore = ({ clock, records, payAt, tell }: SessionStoreOptions) => {
  const keep = (session: StoredSession): StoredSession => {
    records.put(kind, session.id, session);
    return session;
  };
  const event = (type: string, object: object | null): StoredEvent => newEvent(type, object, clock.now());
  const sessionEvent = (type: string, session: StoredSession): StoredEvent =>
    event(`checkout.session.${type}`, sessionOf(session, payAt(session.id)));
  const runOut = (session: StoredSession): StoredSession => {
    const expired = keep({ ...session, status: "expired" });
    tell([sessionEvent("expired", expired)]);
    return expired;
  };
  const find = (id: string): StoredSession => {
    const stored = StoredSession.safeParse(records.get(kind, id));
    if (!stored.success) throw missing("checkout.session", id);
    const session = stored.data;
    return session.status === "open" && session.expiresAt <= clock.now() ? runOut(session) : session;
  };
  return {
    clock,
    tell,
    keep,
    event,
    sessionEvent,
    runOut,
    find,
    all: (): StoredSession[] => records.list(kind).map(({ value }) => StoredSession.parse(value)),
    findOpen: (id: string): StoredSession => {
      const session = find(id);
      if (session.status === "open") return session;
      throw new StripeError(400, `Only Checkout Sessions with a status in ["open"] can be expired or paid.`);
    },
  };
};
export type SessionStore = ReturnType<typeof openSessionStore>;
