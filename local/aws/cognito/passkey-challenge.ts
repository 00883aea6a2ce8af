import { createHmac } from "node:crypto";
import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { AuthAnswer } from "./challenges.ts";
import { wrongCredentials } from "./errors.ts";
import type { Identity } from "./identity.ts";
import { ShownCredential, described, ownOrigin, rulesOf, usablePasskeys } from "./passkeys.ts";
import type { PoolClient } from "./pool.ts";
import type { Realm } from "./realm.ts";
import type { Session } from "./sessions.ts";
import type { Passkey, User } from "./users.ts";

const timeout = 180_000;

/** The same subject always gets the same id, also without an account or passkey. */
const phantomPasskey = (realm: Realm, subject: string): Pick<Passkey, "id" | "transports"> => ({
  id: createHmac("sha256", realm.pepper).update(`passkey\n${subject}`).digest("base64url"),
  transports: ["internal", "hybrid"],
});

/** Asks for a passkey; the challenge has the same shape for an unknown name. */
export const askPasskey = async (
  realm: Realm,
  client: PoolClient,
  { user, subject }: Pick<Identity, "user" | "subject">,
): Promise<AuthAnswer> => {
  const rules = rulesOf(realm);
  const own = usablePasskeys(user);
  const shown = own.length > 0 ? own : [phantomPasskey(realm, subject)];
  const options = await generateAuthenticationOptions({
    rpID: rules.relyingPartyId,
    userVerification: rules.userVerification,
    allowCredentials: shown.map(described),
    timeout,
  });
  const { poolId } = realm.pool;
  const { challenge } = options;
  return {
    ChallengeName: "WEB_AUTHN",
    Session: realm.sessions.open({ poolId, clientId: client.clientId, subject, step: "passkey", challenge }),
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
  };
};

const parseShown = (json: string): ShownCredential | undefined => {
  try {
    return ShownCredential.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
};

/** Returns the passkey's new signature counter; throws unless it signed this challenge. */
const verify = async (
  realm: Realm,
  challenge: string,
  passkey: Passkey,
  shown: ShownCredential,
): Promise<number> => {
  const rules = rulesOf(realm);
  const expectedOrigin = ownOrigin(rules, shown.response.clientDataJSON);
  if (expectedOrigin === undefined) throw wrongCredentials();
  const { userHandle, ...response } = shown.response;
  const { authenticatorAttachment, ...rest } = shown;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...rest,
      ...(authenticatorAttachment && { authenticatorAttachment }),
      response: { ...response, ...(userHandle !== undefined && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: rules.relyingPartyId,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
    requireUserVerification: rules.userVerification === "required",
  });
  if (!verified) throw wrongCredentials();
  return authenticationInfo.newCounter;
};

/**
 * Returns the owner of the passkey that signed the challenge; any failure throws the same
 * NotAuthorizedException.
 */
export const provePasskey = async (
  realm: Realm,
  { subject, challenge }: Extract<Session, { step: "passkey" }>,
  credential: string,
): Promise<User> => {
  const shown = parseShown(credential);
  const user = realm.users.find(subject);
  const passkey = usablePasskeys(user).find(({ id }) => id === shown?.id);
  if (shown === undefined || passkey === undefined) throw wrongCredentials();
  let counter: number;
  try {
    counter = await verify(realm, challenge, passkey, shown);
  } catch {
    throw wrongCredentials();
  }
  return realm.users.update(subject, ({ passkeys = [] }) => ({
    passkeys: passkeys.map((each) => (each.id === passkey.id ? { ...each, counter } : each)),
  }));
};
