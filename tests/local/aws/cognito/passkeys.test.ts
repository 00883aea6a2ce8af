import {
  AdminDisableUserCommand,
  AssociateSoftwareTokenCommand,
  CompleteWebAuthnRegistrationCommand,
  DeleteWebAuthnCredentialCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  StartWebAuthnRegistrationCommand,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "./accounts.ts";
import { authenticatorCode, failure, poolId, scriptClient, startPool, webClient } from "./harness.ts";
import { softwareAuthenticator } from "./software-authenticator.ts";

const passkeys = { relyingPartyId: "localhost", userVerification: "required" } as const;
const site = "http://localhost:4300";

const pool = await startPool({ pool: { passkeys } });
afterAll(() => pool.close());

type Options = Parameters<ReturnType<typeof softwareAuthenticator>["create"]>[0];
type Created = ReturnType<ReturnType<typeof softwareAuthenticator>["create"]>;

const begin = async (AccessToken: string, on = pool): Promise<Options> => {
  const answer = await on.client.send(new StartWebAuthnRegistrationCommand({ AccessToken }));
  return answer.CredentialCreationOptions as Options;
};
const complete = (AccessToken: string, Credential: Created, on = pool) =>
  on.client.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
const list = async (AccessToken: string) =>
  (await pool.client.send(new ListWebAuthnCredentialsCommand({ AccessToken }))).Credentials!;

const withPasskey = async (email: string, on = pool) => {
  const sub = await createUser(on, email);
  const { accessToken } = await signIn(on, email);
  const key = softwareAuthenticator(site);
  await complete(accessToken, key.create(await begin(accessToken, on)), on);
  return { sub, accessToken, key };
};

const ask = async (email: string, on = pool) => {
  const { ChallengeName, Session, ChallengeParameters } = await on.client.send(
    new InitiateAuthCommand({
      ClientId: webClient,
      AuthFlow: "USER_AUTH",
      AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: "WEB_AUTHN" },
    }),
  );
  expect(ChallengeName).toBe("WEB_AUTHN");
  return { session: Session!, options: ChallengeParameters!["CREDENTIAL_REQUEST_OPTIONS"]! };
};
const show = (email: string, session: string, credential: string, on = pool) =>
  on.client.send(
    new RespondToAuthChallengeCommand({
      ClientId: webClient,
      ChallengeName: "WEB_AUTHN",
      Session: session,
      ChallengeResponses: { USERNAME: email, CREDENTIAL: credential },
    }),
  );

type Key = ReturnType<typeof softwareAuthenticator>;
const enter = async (email: string, key: Key, ways: Parameters<Key["get"]>[1] = {}, on = pool) => {
  const { session, options } = await ask(email, on);
  return show(email, session, key.get(options, ways), on);
};

describe("A new passkey", () => {
  it("is requested for the host of the site with user verification", async () => {
    const sub = await createUser(pool, "ask@example.se");
    const { accessToken } = await signIn(pool, "ask@example.se");
    expect(await begin(accessToken)).toMatchObject({
      rp: { id: "localhost" },
      user: { id: Buffer.from(sub).toString("base64url"), name: "ask@example.se" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
  });

  it("is listed, not offered again, and gone once removed", async () => {
    const { accessToken, key } = await withPasskey("list@example.se");
    expect(await list(accessToken)).toEqual([
      {
        CredentialId: key.id,
        FriendlyCredentialName: "Passkey",
        RelyingPartyId: "localhost",
        AuthenticatorAttachment: "platform",
        AuthenticatorTransports: ["internal"],
        CreatedAt: expect.any(Date),
      },
    ]);
    expect(await begin(accessToken)).toMatchObject({ excludeCredentials: [{ id: key.id }] });
    const remove = () =>
      pool.client.send(
        new DeleteWebAuthnCredentialCommand({ AccessToken: accessToken, CredentialId: key.id }),
      );
    await remove();
    expect(await list(accessToken)).toEqual([]);
    expect((await failure(remove())).name).toBe("ResourceNotFoundException");
    expect((await failure(enter("list@example.se", key))).message).toBe("Incorrect username or password.");
  });

  it("accepts its challenge once, in time and from the same client", async () => {
    await createUser(pool, "once@example.se");
    const { accessToken } = await signIn(pool, "once@example.se");
    const key = softwareAuthenticator(site);
    const made = key.create(await begin(accessToken));
    await complete(accessToken, made);
    expect((await failure(complete(accessToken, made))).name).toBe("WebAuthnChallengeNotFoundException");
    const late = key.create(await begin(accessToken));
    pool.clock.pass(180);
    expect((await failure(complete(accessToken, late))).name).toBe("WebAuthnChallengeNotFoundException");
    const { accessToken: other } = await signIn(pool, "once@example.se", "talkative0000000000000001");
    const theirs = key.create(await begin(other));
    expect((await failure(complete(accessToken, theirs))).name).toBe("WebAuthnClientMismatchException");
  });

  it.each([
    ["another site", { origin: "http://evil.example" }, "WebAuthnOriginNotAllowedException"],
    ["a name that only ends alike", { origin: "https://notlocalhost" }, "WebAuthnOriginNotAllowedException"],
    ["another relying party", { rpId: "evil.example" }, "WebAuthnCredentialNotSupportedException"],
    ["another challenge", { challenge: "AAAA" }, "WebAuthnCredentialNotSupportedException"],
    ["the wrong ceremony", { type: "webauthn.get" }, "WebAuthnCredentialNotSupportedException"],
    ["nobody verified", { verified: false }, "WebAuthnCredentialNotSupportedException"],
  ])("is refused for %s", async (what, ways, name) => {
    const email = `${what.replaceAll(" ", "-")}@example.se`;
    await createUser(pool, email);
    const { accessToken } = await signIn(pool, email);
    const made = softwareAuthenticator(site).create(await begin(accessToken), ways);
    expect((await failure(complete(accessToken, made))).name).toBe(name);
    expect(await list(accessToken)).toEqual([]);
  });

  it("is refused by a pool without passkeys and beyond the limit of twenty", async () => {
    const plain = await startPool();
    await createUser(plain, "plain@example.se");
    const { accessToken } = await signIn(plain, "plain@example.se");
    expect((await failure(begin(accessToken, plain))).name).toBe("WebAuthnNotEnabledException");
    await plain.close();
    const { accessToken: many } = await withPasskey("many@example.se");
    for (let have = 1; have < 20; have += 1) {
      await complete(many, softwareAuthenticator(site).create(await begin(many)));
    }
    expect((await failure(begin(many))).name).toBe("LimitExceededException");
  });
});

describe("A sign-in with a passkey", () => {
  it("gives the same tokens as a password, by e-mail in any case", async () => {
    const { sub, key } = await withPasskey("enter@example.se");
    const { AuthenticationResult } = await enter("ENTER@example.se", key);
    const claims = await pool.service.verify(poolId, AuthenticationResult!.AccessToken!);
    expect(claims).toMatchObject({ sub, client_id: webClient, token_use: "access" });
    expect(AuthenticationResult!.RefreshToken).toBeDefined();
  });

  it("accepts one response per challenge, within three minutes, from its own user", async () => {
    const { key } = await withPasskey("replay@example.se");
    await withPasskey("other@example.se");
    const { session, options } = await ask("replay@example.se");
    const shown = key.get(options);
    const stolen = show("other@example.se", session, shown);
    expect((await failure(stolen)).message).toBe("Invalid session for the user.");
    await show("replay@example.se", session, shown);
    const again = show("replay@example.se", session, shown);
    expect((await failure(again)).message).toBe("Invalid session for the user.");
    const fresh = await ask("replay@example.se");
    const replayed = show("replay@example.se", fresh.session, shown);
    expect((await failure(replayed)).message).toBe("Incorrect username or password.");
    const late = await ask("replay@example.se");
    pool.clock.pass(180);
    const tooLate = show("replay@example.se", late.session, key.get(late.options));
    expect((await failure(tooLate)).message).toBe("Invalid session for the user.");
  });

  it.each([
    ["another site", { origin: "http://evil.example" }],
    ["the host's address instead of its name", { origin: "http://127.0.0.1:4300" }],
    ["another relying party", { rpId: "evil.example" }],
    ["the wrong ceremony", { type: "webauthn.create" }],
    ["nobody verified", { verified: false }],
    ["an unknown passkey", { id: "AAAA" }],
  ])("is refused for %s", async (what, ways) => {
    const email = `enter-${what.replaceAll(/\W/g, "-")}@example.se`;
    const { key } = await withPasskey(email);
    expect((await failure(enter(email, key, ways))).message).toBe("Incorrect username or password.");
    await enter(email, key);
  });

  it("is refused for the passkey of another, a forged signature and an invalid response", async () => {
    const { key } = await withPasskey("mine@example.se");
    const { key: theirs } = await withPasskey("theirs@example.se");
    expect((await failure(enter("mine@example.se", theirs))).name).toBe("NotAuthorizedException");
    expect((await failure(enter("mine@example.se", theirs, { id: key.id }))).name).toBe(
      "NotAuthorizedException",
    );
    for (const answer of ["", "{}", "null", "[]", '{"id":1}']) {
      const { session } = await ask("mine@example.se");
      expect((await failure(show("mine@example.se", session, answer))).name).toBe("NotAuthorizedException");
    }
  });

  it("detects a copied passkey by its counter, also after a restart", async () => {
    const stateDir = mkdtempSync(join(tmpdir(), "passkeys-"));
    const before = await startPool({ pool: { passkeys }, stateDir });
    const { key } = await withPasskey("copy@example.se", before);
    await enter("copy@example.se", key, { counter: 7 }, before);
    await before.close();
    const after = await startPool({ pool: { passkeys }, stateDir });
    for (const counter of [0, 6, 7]) {
      expect((await failure(enter("copy@example.se", key, { counter }, after))).name).toBe(
        "NotAuthorizedException",
      );
    }
    await enter("copy@example.se", key, { counter: 8 }, after);
    await after.close();
    rmSync(stateDir, { recursive: true });
  });

  it("answers alike for users without a passkey and for unknown users", async () => {
    await createUser(pool, "without@example.se");
    await withPasskey("with@example.se");
    const shapeOf = async (email: string) => {
      const { challenge, allowCredentials, ...rest } = JSON.parse((await ask(email)).options);
      const [first, ...more] = allowCredentials as { id: string }[];
      return { ...rest, id: Buffer.from(first!.id, "base64url").length, more, challenge: challenge.length };
    };
    const known = await shapeOf("with@example.se");
    const decoy = { ...known, id: 32 };
    expect(await shapeOf("without@example.se")).toEqual(decoy);
    expect(await shapeOf("nobody@example.se")).toEqual(decoy);
    const idOf = async (email: string) => JSON.parse((await ask(email)).options).allowCredentials[0].id;
    expect(await idOf("nobody@example.se")).toBe(await idOf("NOBODY@example.se"));
    expect(await idOf("nobody@example.se")).not.toBe(await idOf("without@example.se"));
    const guess = enter("nobody@example.se", softwareAuthenticator(site));
    expect((await failure(guess)).message).toBe("Incorrect username or password.");
  });

  it("refuses people with an authenticator app and disabled users", async () => {
    const { accessToken, key } = await withPasskey("two@example.se");
    const pending = await ask("two@example.se");
    const { SecretCode } = await pool.client.send(
      new AssociateSoftwareTokenCommand({ AccessToken: accessToken }),
    );
    const UserCode = authenticatorCode(SecretCode!, pool.clock.now());
    await pool.client.send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode }));
    const prefer = (Enabled: boolean) =>
      pool.client.send(
        new SetUserMFAPreferenceCommand({ AccessToken: accessToken, SoftwareTokenMfaSettings: { Enabled } }),
      );
    await prefer(true);
    const begun = show("two@example.se", pending.session, key.get(pending.options));
    expect((await failure(begun)).name).toBe("NotAuthorizedException");
    expect((await failure(enter("two@example.se", key))).name).toBe("NotAuthorizedException");
    await prefer(false);
    await enter("two@example.se", key);
    await pool.sdk().send(new AdminDisableUserCommand({ UserPoolId: poolId, Username: "two@example.se" }));
    expect((await failure(enter("two@example.se", key))).message).toBe("User is disabled.");
  });

  it("is open to clients that allow it, for the challenge they name", async () => {
    const choose = (ClientId: string, parameters: Record<string, string>) =>
      failure(
        pool.client.send(
          new InitiateAuthCommand({
            ClientId,
            AuthFlow: "USER_AUTH",
            AuthParameters: { USERNAME: "any@example.se", ...parameters },
          }),
        ),
      );
    const closed = await choose(scriptClient, { PREFERRED_CHALLENGE: "WEB_AUTHN" });
    expect(closed.message).toBe("USER_AUTH flow not enabled for this client");
    for (const parameters of [{}, { PREFERRED_CHALLENGE: "SMS_OTP" }]) {
      expect((await choose(webClient, parameters)).name).toBe("InvalidParameterException");
    }
  });
});
