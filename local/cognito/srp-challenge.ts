import type { AuthAnswer } from "./challenges.ts";
import { wrongCredentials } from "./errors.ts";
import type { Identity } from "./identity.ts";
import { poolName } from "./pool.ts";
import type { PoolClient } from "./pool.ts";
import type { Realm } from "./realm.ts";
import type { ChallengeResult, Session } from "./sessions.ts";
import { isUsableClientKey, provesPassword, serverKey } from "./srp.ts";

/** The password in question and the client's half of the exchange, SRP_A in hexadecimal. */
export type SrpOffer = Pick<Identity, "subject" | "password"> & { clientKey: string };

/** Asks for proof of a password; the answer is the same whether the name is known or not. */
export const askPassword = (
  realm: Realm,
  client: PoolClient,
  { subject, password, clientKey }: SrpOffer,
  history?: ChallengeResult[],
): AuthAnswer => {
  if (!isUsableClientKey(clientKey)) throw wrongCredentials();
  const { poolId } = realm.pool;
  const { clientId } = client;
  const { salt, verifier } = password;
  const server = serverKey(verifier);
  const session = { poolId, clientId, subject, step: "srp", clientKey, server, verifier, history } as const;
  return {
    ChallengeName: "PASSWORD_VERIFIER",
    Session: undefined,
    ChallengeParameters: {
      SALT: salt,
      SRP_B: server.public,
      // The block comes back in the answer and is signed in it: it is the session.
      SECRET_BLOCK: realm.sessions.open(session),
      USERNAME: subject,
      USER_ID_FOR_SRP: subject,
    },
  };
};

export const provesSrpSession = (
  realm: Realm,
  session: Extract<Session, { step: "srp" }>,
  claim: { secretBlock: string; timestamp: string; signature: string },
): boolean => {
  const { clientKey, server, verifier, subject } = session;
  const { secretBlock, timestamp, signature } = claim;
  const shared = { poolName: poolName(realm.pool), userId: subject, clientKey, server, verifier };
  return provesPassword({ ...shared, secretBlock, timestamp }, signature);
};
