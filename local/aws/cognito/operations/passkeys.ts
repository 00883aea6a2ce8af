import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import * as z from "zod";
import { CognitoError, limitExceeded, notFound } from "#local/aws/cognito/errors.ts";
import { NewCredential, described, ownOrigin, rulesOf } from "#local/aws/cognito/passkeys.ts";
import type { Realm } from "#local/aws/cognito/realm.ts";
import type { Passkey, User } from "#local/aws/cognito/users.ts";
import { operation } from "#local/aws/cognito/pool-context.ts";

const AccessToken = z.string();

/** ES256 and RS256, by their COSE numbers. */
const algorithms = [-7, -257];

/** Cognito's limit of passkeys for one user. */
const maxPasskeys = 20;
const life = 3 * 60_000;

const passkeysOf = ({ passkeys }: User): readonly Passkey[] => passkeys ?? [];

export const startRegistration = operation(z.object({ AccessToken }), async (context, input) => {
  const { realm, client, user } = await context.ofAccessToken(input.AccessToken);
  const { relyingPartyId, userVerification } = rulesOf(realm);
  if (passkeysOf(user).length >= maxPasskeys) throw limitExceeded();
  const name = user.attributes["email"] ?? user.sub;
  const options = await generateRegistrationOptions({
    rpName: relyingPartyId,
    rpID: relyingPartyId,
    userName: name,
    userDisplayName: user.attributes["name"] ?? name,
    userID: new Uint8Array(Buffer.from(user.sub)),
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: passkeysOf(user).map(described),
    authenticatorSelection: { residentKey: "required", userVerification },
  });
  const { challenge } = options;
  const pendingPasskey = { challenge, clientId: client.clientId, until: realm.clock.now() + life };
  realm.users.update(user.sub, () => ({ pendingPasskey }));
  return { CredentialCreationOptions: options };
});

/** Returns the pending challenge and removes it, so that it is used once. */
const takeChallenge = (realm: Realm, user: User, clientId: string): string => {
  const pending = user.pendingPasskey;
  realm.users.update(user.sub, () => ({ pendingPasskey: undefined }));
  if (pending === undefined || pending.until <= realm.clock.now()) {
    throw new CognitoError("WebAuthnChallengeNotFoundException", "There is no passkey registration to end.");
  }
  if (pending.clientId === clientId) return pending.challenge;
  throw new CognitoError("WebAuthnClientMismatchException", "Another client began this registration.");
};

const notSupported = (): CognitoError =>
  new CognitoError("WebAuthnCredentialNotSupportedException", "The passkey is not supported.");

const verify = async (realm: Realm, expectedChallenge: string, given: NewCredential): Promise<Passkey> => {
  const { relyingPartyId, userVerification } = rulesOf(realm);
  const expectedOrigin = ownOrigin({ relyingPartyId, userVerification }, given.response.clientDataJSON);
  if (expectedOrigin === undefined) {
    throw new CognitoError("WebAuthnOriginNotAllowedException", "The passkey was made for another site.");
  }
  const { authenticatorAttachment: attachment, ...rest } = given;
  const { transports } = given.response;
  const { clientDataJSON, attestationObject } = given.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...rest, response: { clientDataJSON, attestationObject } },
    expectedChallenge,
    expectedOrigin,
    expectedRPID: relyingPartyId,
    requireUserVerification: userVerification === "required",
    supportedAlgorithmIDs: algorithms,
  });
  if (registrationInfo === undefined) throw notSupported();
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    name: attachment === "cross-platform" ? "Security key" : "Passkey",
    attachment,
    transports,
    createdAt: realm.clock.now(),
  };
};

export const completeRegistration = operation(
  z.object({ AccessToken, Credential: NewCredential }),
  async (context, input) => {
    const { realm, client, user } = await context.ofAccessToken(input.AccessToken);
    const challenge = takeChallenge(realm, user, client.clientId);
    let passkey: Passkey;
    try {
      passkey = await verify(realm, challenge, input.Credential);
    } catch (error) {
      throw error instanceof CognitoError ? error : notSupported();
    }
    realm.users.update(user.sub, (before) => {
      const others = passkeysOf(before).filter(({ id }) => id !== passkey.id);
      return { passkeys: [...others, passkey] };
    });
    return {};
  },
);

export const listCredentials = operation(z.object({ AccessToken }), async (context, input) => {
  const { realm, user } = await context.ofAccessToken(input.AccessToken);
  const { relyingPartyId } = rulesOf(realm);
  const Credentials = passkeysOf(user).map(({ id, name, attachment, transports, createdAt }) => ({
    CredentialId: id,
    FriendlyCredentialName: name,
    RelyingPartyId: relyingPartyId,
    AuthenticatorAttachment: attachment,
    AuthenticatorTransports: transports,
    CreatedAt: createdAt / 1000,
  }));
  return { Credentials };
});

export const deleteCredential = operation(
  z.object({ AccessToken, CredentialId: z.string() }),
  async (context, input) => {
    const { realm, user } = await context.ofAccessToken(input.AccessToken);
    const left = passkeysOf(user).filter(({ id }) => id !== input.CredentialId);
    if (left.length === passkeysOf(user).length) throw notFound("There is no such passkey.");
    realm.users.update(user.sub, () => ({ passkeys: left }));
    return {};
  },
);
