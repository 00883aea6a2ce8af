import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { decodeJwt } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { patience } from "#tests/patience.ts";
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserMFAPreferenceCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import {
  authenticatorCode,
  failure,
  poolId,
  startPool,
  webClient,
  wrongCode,
  type Harness,
} from "./harness.ts";

let pool: Harness;

const configure = (harness: Harness): void =>
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: webClient,
        userPoolEndpoint: harness.endpoint,
        loginWith: { email: true },
      },
    },
  });

const register = async (email: string, password: string): Promise<string> => {
  const { userId } = await auth.signUp({
    username: email,
    password,
    options: { userAttributes: { email, name: "Åsa Ö" } },
  });
  await auth.confirmSignUp({ username: email, confirmationCode: pool.lastCode(email) });
  return userId ?? "";
};

const tokens = async (forceRefresh = false) => (await auth.fetchAuthSession({ forceRefresh })).tokens;

beforeAll(async () => {
  pool = await startPool();
  configure(pool);
});
afterEach(() => auth.signOut());
afterAll(() => pool.close());

describe("An account through the Amplify client", () => {
  it("signs up, confirms by mail and is signed in at once with the remembered password", async () => {
    const email = "auto@example.se";
    const started = await auth.signUp({
      username: email,
      password: "cykelbud 1",
      options: { userAttributes: { email }, autoSignIn: { authFlowType: "USER_SRP_AUTH" } },
    });
    expect(started.nextStep).toMatchObject({
      signUpStep: "CONFIRM_SIGN_UP",
      codeDeliveryDetails: { destination: "a***@e***", deliveryMedium: "EMAIL" },
    });
    const confirmed = await auth.confirmSignUp({ username: email, confirmationCode: pool.lastCode(email) });
    expect(confirmed.nextStep.signUpStep).toBe("COMPLETE_AUTO_SIGN_IN");
    const signedIn = await auth.autoSignIn();
    expect(signedIn.isSignedIn).toBe(true);
    expect(await auth.getCurrentUser()).toMatchObject({ userId: started.userId, username: started.userId });
    expect(await auth.fetchUserAttributes()).toMatchObject({ email, email_verified: "true" });
  });

  it("signs in by e-mail in any case and gets the claims of both tokens", async () => {
    const sub = await register("Claims@Example.se", "cykelbud1");
    await pool.client.send(
      new AdminAddUserToGroupCommand({ UserPoolId: poolId, Username: sub, GroupName: "customer" }),
    );
    await auth.signIn({ username: "cLAIMS@example.SE", password: "cykelbud1" });
    const { accessToken, idToken } = (await tokens())!;
    expect(accessToken.payload).toMatchObject({
      sub,
      iss: pool.issuer,
      client_id: webClient,
      token_use: "access",
      username: sub,
      scope: "aws.cognito.signin.user.admin",
      "cognito:groups": ["customer"],
    });
    expect(accessToken.payload.exp! - accessToken.payload.iat!).toBe(900);
    expect(idToken!.payload).toMatchObject({
      sub,
      aud: webClient,
      token_use: "id",
      email: "Claims@Example.se",
      email_verified: true,
      name: "Åsa Ö",
      "cognito:username": sub,
      "cognito:groups": ["customer"],
      origin_jti: accessToken.payload["origin_jti"],
    });
    expect(idToken!.payload.exp! - idToken!.payload.iat!).toBe(1800);
    expect(idToken!.payload.jti).not.toBe(accessToken.payload.jti);
  });

  it("gets the same error for a wrong password and an unknown e-mail", async () => {
    await register("known@example.se", "cykelbud1");
    const wrong = await failure(auth.signIn({ username: "known@example.se", password: "cykelbud2" }));
    const unknown = await failure(auth.signIn({ username: "unknown@example.se", password: "cykelbud2" }));
    expect(wrong.name).toBe("NotAuthorizedException");
    expect(wrong.message).toBe("Incorrect username or password.");
    expect([unknown.name, unknown.message]).toEqual([wrong.name, wrong.message]);
  });

  it("sends an unconfirmed person back to the code, and a new code replaces the old", async () => {
    const email = "late@example.se";
    await auth.signUp({ username: email, password: "cykelbud1" });
    const first = pool.lastCode(email);
    const step = await auth.signIn({ username: email, password: "cykelbud1" });
    expect(step.nextStep.signInStep).toBe("CONFIRM_SIGN_UP");
    await auth.resendSignUpCode({ username: email });
    const second = pool.lastCode(email);
    const old = await failure(
      auth.confirmSignUp({ username: email, confirmationCode: first === second ? wrongCode(first) : first }),
    );
    expect(old.name).toBe("CodeMismatchException");
    await auth.confirmSignUp({ username: email, confirmationCode: second });
    expect((await auth.signIn({ username: email, password: "cykelbud1" })).isSignedIn).toBe(true);
  });

  it("refreshes with a rotated refresh token and keeps the origin of the sign-in", async () => {
    await register("refresh@example.se", "cykelbud1");
    await auth.signIn({ username: "refresh@example.se", password: "cykelbud1" });
    const before = await tokens();
    const after = await tokens(true);
    const again = await tokens(true);
    expect(after!.accessToken.toString()).not.toBe(before!.accessToken.toString());
    expect(again!.accessToken.payload["origin_jti"]).toBe(before!.accessToken.payload["origin_jti"]);
    expect(again!.accessToken.payload["auth_time"]).toBe(before!.accessToken.payload["auth_time"]);
  });

  it("signs out everywhere", async () => {
    await register("global@example.se", "cykelbud1");
    await auth.signIn({ username: "global@example.se", password: "cykelbud1" });
    const { accessToken } = (await tokens())!;
    await auth.signOut({ global: true });
    const response = await fetch(pool.endpoint, {
      method: "POST",
      headers: { "x-amz-target": "AWSCognitoIdentityProviderService.GetUser" },
      body: JSON.stringify({ AccessToken: accessToken.toString() }),
    });
    expect(response.status).toBe(400);
    expect(response.headers.get("x-amzn-errortype")).toBe("NotAuthorizedException");
    expect(await response.json()).toEqual({
      __type: "NotAuthorizedException",
      message: "Access Token has been revoked",
    });
  });

  it("sets a new password by mailed code, and changes it when signed in", async () => {
    const email = "forgot@example.se";
    await register(email, "cykelbud1");
    const { nextStep } = await auth.resetPassword({ username: email });
    expect(nextStep.codeDeliveryDetails.destination).toBe("f***@e***");
    const isReset = () => pool.mails.filter(({ to }) => to === email).length === 2;
    await vi.waitUntil(isReset, { timeout: patience });
    const code = pool.lastCode(email);
    await auth.confirmResetPassword({ username: email, confirmationCode: code, newPassword: "pakethållare" });
    expect((await failure(auth.signIn({ username: email, password: "cykelbud1" }))).name).toBe(
      "NotAuthorizedException",
    );
    await auth.signIn({ username: email, password: "pakethållare" });
    await auth.updatePassword({ oldPassword: "pakethållare", newPassword: "stänkskärm" });
    await auth.signOut();
    expect((await auth.signIn({ username: email, password: "stänkskärm" })).isSignedIn).toBe(true);
  });

  it("changes its e-mail, which counts as verified after its code", async () => {
    await register("old@example.se", "cykelbud1");
    await auth.signIn({ username: "old@example.se", password: "cykelbud1" });
    await auth.updateUserAttributes({ userAttributes: { email: "new@example.se" } });
    expect(await auth.fetchUserAttributes()).toMatchObject({ email_verified: "false" });
    await auth.confirmUserAttribute({
      userAttributeKey: "email",
      confirmationCode: pool.lastCode("new@example.se"),
    });
    expect(await auth.fetchUserAttributes()).toMatchObject({
      email: "new@example.se",
      email_verified: "true",
    });
    await auth.signOut();
    expect((await auth.signIn({ username: "new@example.se", password: "cykelbud1" })).isSignedIn).toBe(true);
    await register("old@example.se", "cykelbud1");
  });

  it("keeps the old e-mail until the new one is verified, if the pool says so", async () => {
    const careful = await startPool({ pool: { keepOriginalEmail: true } });
    const plain = pool;
    pool = careful;
    configure(careful);
    try {
      await register("before@example.se", "cykelbud1");
      await register("taken@example.se", "cykelbud1");
      await auth.signIn({ username: "before@example.se", password: "cykelbud1" });
      const change = (email: string) => auth.updateUserAttributes({ userAttributes: { email } });
      expect((await failure(change("TAKEN@example.se"))).name).toBe("AliasExistsException");
      await change("after@example.se");
      expect(await auth.fetchUserAttributes()).toMatchObject({
        email: "before@example.se",
        email_verified: "true",
      });
      const code = careful.lastCode("after@example.se");
      await auth.confirmUserAttribute({ userAttributeKey: "email", confirmationCode: code });
      await auth.signOut();
      expect(
        (await failure(auth.signIn({ username: "before@example.se", password: "cykelbud1" }))).name,
      ).toBe("NotAuthorizedException");
      await auth.signIn({ username: "after@example.se", password: "cykelbud1" });
      await auth.signOut();
    } finally {
      pool = plain;
      configure(plain);
      await careful.close();
    }
  });

  it("deletes itself", async () => {
    await register("gone@example.se", "cykelbud1");
    await auth.signIn({ username: "gone@example.se", password: "cykelbud1" });
    await auth.deleteUser();
    expect((await failure(auth.signIn({ username: "gone@example.se", password: "cykelbud1" }))).name).toBe(
      "NotAuthorizedException",
    );
  });
});

describe("An invitation through the Amplify client", () => {
  it("asks for a new password until one fits the policy", async () => {
    const email = "invited@example.se";
    await pool.client.send(
      new AdminCreateUserCommand({
        UserPoolId: poolId,
        Username: email,
        UserAttributes: [
          { Name: "email", Value: email },
          { Name: "email_verified", Value: "true" },
        ],
      }),
    );
    const mail = pool.mails.at(-1)!;
    expect(mail).toMatchObject({ to: email, subject: "Your temporary password" });
    const password = mail.text.split("temporary password is ")[1]!;
    const step = await auth.signIn({ username: email, password });
    expect(step.nextStep.signInStep).toBe("CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED");
    const short = await failure(auth.confirmSignIn({ challengeResponse: "short" }));
    expect(short.name).toBe("InvalidPasswordException");
    expect((await auth.confirmSignIn({ challengeResponse: "långt lösenord" })).isSignedIn).toBe(true);
    await auth.signOut();
    expect((await auth.signIn({ username: email, password: "långt lösenord" })).isSignedIn).toBe(true);
  });
});

describe("A second factor through the Amplify client", () => {
  const setUp = async (email: string): Promise<string> => {
    await register(email, "cykelbud1");
    await auth.signIn({ username: email, password: "cykelbud1" });
    const { sharedSecret } = await auth.setUpTOTP();
    const right = authenticatorCode(sharedSecret, pool.clock.now());
    const refused = await failure(auth.verifyTOTPSetup({ code: wrongCode(right) }));
    expect(refused.name).toBe("EnableSoftwareTokenMFAException");
    await auth.verifyTOTPSetup({ code: right });
    await auth.updateMFAPreference({ totp: "PREFERRED" });
    expect(await auth.fetchMFAPreference()).toEqual({ enabled: ["TOTP"], preferred: "TOTP" });
    await auth.signOut();
    pool.clock.pass(30);
    return sharedSecret;
  };

  it("is asked for after the password, and a wrong code may be tried again", async () => {
    const secret = await setUp("totp@example.se");
    const step = await auth.signIn({ username: "totp@example.se", password: "cykelbud1" });
    expect(step.nextStep.signInStep).toBe("CONFIRM_SIGN_IN_WITH_TOTP_CODE");
    const right = authenticatorCode(secret, pool.clock.now());
    const wrong = await failure(auth.confirmSignIn({ challengeResponse: wrongCode(right) }));
    expect(wrong.name).toBe("CodeMismatchException");
    expect((await auth.confirmSignIn({ challengeResponse: right })).isSignedIn).toBe(true);
  });

  it("is no longer asked for once an operator has turned it off after a lost phone", async () => {
    const email = "lost@example.se";
    await setUp(email);
    const settings = { SoftwareTokenMfaSettings: { Enabled: false } };
    await pool
      .sdk()
      .send(new AdminSetUserMFAPreferenceCommand({ UserPoolId: poolId, Username: email, ...settings }));
    expect((await auth.signIn({ username: email, password: "cykelbud1" })).isSignedIn).toBe(true);
    expect(await auth.fetchMFAPreference()).toEqual({});
    await auth.signOut();
  });

  it("accepts no code twice", async () => {
    const secret = await setUp("replay@example.se");
    const code = authenticatorCode(secret, pool.clock.now());
    await auth.signIn({ username: "replay@example.se", password: "cykelbud1" });
    await auth.confirmSignIn({ challengeResponse: code });
    await auth.signOut();
    await auth.signIn({ username: "replay@example.se", password: "cykelbud1" });
    const replayed = await failure(auth.confirmSignIn({ challengeResponse: code }));
    expect(replayed.name).toBe("ExpiredCodeException");
  });

  it("blocks after five wrong codes, also across sign-ins", async () => {
    const secret = await setUp("guess@example.se");
    const right = authenticatorCode(secret, pool.clock.now());
    for (const _ of [1, 2, 3, 4, 5]) {
      await auth.signIn({ username: "guess@example.se", password: "cykelbud1" });
      const wrong = await failure(auth.confirmSignIn({ challengeResponse: wrongCode(right) }));
      expect(wrong.name).toBe("CodeMismatchException");
    }
    const blocked = await failure(auth.confirmSignIn({ challengeResponse: right }));
    expect(blocked.name).toBe("TooManyFailedAttemptsException");
  });
});

describe("A pool that requires a second factor", () => {
  it("makes people set it up at sign-in, and again after a wrong code", async () => {
    const strict = await startPool({ pool: { mfa: "ON" } });
    const relaxed = pool;
    pool = strict;
    configure(strict);
    try {
      await register("must@example.se", "cykelbud1");
      const { nextStep } = await auth.signIn({ username: "must@example.se", password: "cykelbud1" });
      if (nextStep.signInStep !== "CONTINUE_SIGN_IN_WITH_TOTP_SETUP") throw new Error(nextStep.signInStep);
      const secret = nextStep.totpSetupDetails.sharedSecret;
      const right = authenticatorCode(secret, strict.clock.now());
      const wrong = await failure(auth.confirmSignIn({ challengeResponse: wrongCode(right) }));
      expect(wrong.name).toBe("EnableSoftwareTokenMFAException");
      expect((await auth.confirmSignIn({ challengeResponse: right })).isSignedIn).toBe(true);
      await auth.signOut();
      const again = await auth.signIn({ username: "must@example.se", password: "cykelbud1" });
      expect(again.nextStep.signInStep).toBe("CONFIRM_SIGN_IN_WITH_TOTP_CODE");
    } finally {
      pool = relaxed;
      configure(relaxed);
      await strict.close();
    }
  });
});

describe("Tokens through the Amplify client", () => {
  it("are verified by the gateway until they expire", async () => {
    await register("gateway@example.se", "cykelbud1");
    await auth.signIn({ username: "gateway@example.se", password: "cykelbud1" });
    const { accessToken, idToken } = (await tokens())!;
    const claims = await pool.service.verify(poolId, accessToken.toString());
    expect(claims).toEqual(decodeJwt(accessToken.toString()));
    await expect(pool.service.verify(poolId, idToken!.toString())).rejects.toThrow("Invalid Access Token");
    pool.clock.pass(901);
    await expect(pool.service.verify(poolId, accessToken.toString())).rejects.toThrow(
      "Access Token has expired",
    );
  });
});
