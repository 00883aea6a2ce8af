import type { AuthAnswer } from "./challenges.ts";
import { wrongCredentials } from "./errors.ts";
import type { Identity } from "./identity.ts";
import { poolName, type PoolClient } from "./pool.ts";
import type { Realm } from "./realm.ts";
import type { ChallengeResult, Session } from "./sessions.ts";
import { isUsableClientKey, provesPassword, serverKey } from "./srp.ts";

/** The user's password hash and the client's SRP_A in hexadecimal. */
export type SrpOffer = Pick<Identity, "subject" | "password"> & { clientKey: string };

/** Starts an SRP exchange; the challenge has the same shape for an unknown name. */
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
      // The client signs and returns the block, so it serves as the session id.
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
