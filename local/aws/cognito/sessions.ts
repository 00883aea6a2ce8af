import { randomBytes } from "node:crypto";
import type { Clock } from "#local/cloud.ts";
import { invalidSession } from "./errors.ts";
import type { ServerKey } from "./srp.ts";

/** One finished step of a custom challenge, in the triggers' own shape. */
export type ChallengeResult = {
  challengeName: string;
  challengeResult: boolean;
  challengeMetadata: string | undefined;
};

type Step =
  | {
      step: "srp";
      clientKey: string;
      server: ServerKey;
      verifier: string;
      /** Set if the password is one step of a custom challenge. */
      history: ChallengeResult[] | undefined;
    }
  | { step: "new-password" }
  | { step: "totp" }
  | { step: "passkey"; challenge: string }
  | { step: "mfa-setup"; secret: string | undefined; verified: boolean }
  | {
      step: "custom";
      privateParameters: Record<string, string>;
      metadata: string | undefined;
      history: ChallengeResult[];
    };

/** An unfinished sign-in; `subject` is the user's sub, or the made-up one of an unknown name. */
export type Session = { poolId: string; clientId: string; subject: string } & Step;

export type Sessions = {
  /** Returns the id: 512 random bits, valid for three minutes. */
  open(session: Session): string;
  /** Throws NotAuthorizedException if it is unknown, used or expired. */
  read(id: string | undefined): Session;
  close(id: string | undefined): void;
};

const life = 3 * 60_000;

export const createSessions = (clock: Clock): Sessions => {
  const open = new Map<string, { session: Session; expiresAt: number }>();
  const forgetExpired = (): void => {
    for (const [id, { expiresAt }] of open) if (expiresAt <= clock.now()) open.delete(id);
  };
  return {
    open: (session) => {
      forgetExpired();
      const id = randomBytes(64).toString("base64");
      open.set(id, { session, expiresAt: clock.now() + life });
      return id;
    },
    read: (id) => {
      const entry = open.get(id ?? "");
      if (entry === undefined || entry.expiresAt <= clock.now()) throw invalidSession();
      return entry.session;
    },
    close: (id) => void open.delete(id ?? ""),
  };
};
