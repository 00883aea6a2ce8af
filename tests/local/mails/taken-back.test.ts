import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  CompleteWebAuthnRegistrationCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  RespondToAuthChallengeCommand,
  StartWebAuthnRegistrationCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signInPurpose } from "#contract/sign-in-purpose.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { authenticatorCode } from "#tests/local/cognito/harness.ts";
import { softwareAuthenticator } from "#tests/local/cognito/software-authenticator.ts";
import { signUpByMail } from "#tests/sign-up.ts";

const [email, thief] = ["anna@example.se", "tjuv@example.se"];
const [first, second] = ["cykel-i-snön-4711", "vinter-på-cykeln-4712"];
const settings = { options: { clientMetadata: { for: signInPurpose } } };
const key = softwareAuthenticator("http://localhost:4300");
let cloud: Cloud;
let cognito: CognitoIdentityProviderClient;
let pool: { userPoolId: string; userPoolClientId: string; userPoolEndpoint: string };

beforeAll(async () => {
  cloud = await withCloud({ seed: false });
  cognito = new CognitoIdentityProviderClient({});
  pool = await (await fetch(`${cloud.url}/config.json`)).json();
  Amplify.configure({ Auth: { Cognito: { ...pool, loginWith: { email: true } } } });
});
afterAll(async () => {
  cognito.destroy();
  await cloud.close();
});

const post = async (path: string, body: object): Promise<void> => {
  const { tokens } = await auth.fetchAuthSession();
  const response = await fetch(`${cloud.url}/api${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(tokens && { authorization: `Bearer ${tokens.accessToken.toString()}` }),
    },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
};

type Mail = { readonly subject: string; readonly text: string };
const mailsTo = async (to: string): Promise<Mail[]> =>
  (await fetch(`${cloud.url}/_local/mail.json?to=${encodeURIComponent(to)}`)).json();
const mailed = (to: string, pattern: RegExp): Promise<string> =>
  vi.waitFor(
    async () => {
      const found = (await mailsTo(to))
        .map(({ subject, text }) => pattern.exec(`${subject}\n${text}`)?.[1])
        .find(Boolean);
      expect(found).toBeDefined();
      return found!;
    },
    { timeout: 20_000, interval: 100 },
  );

const accessToken = async (): Promise<string> =>
  (await auth.fetchAuthSession()).tokens!.accessToken.toString();

const addPasskey = async (): Promise<void> => {
  const AccessToken = await accessToken();
  const begun = await cognito.send(new StartWebAuthnRegistrationCommand({ AccessToken }));
  type Options = Parameters<typeof key.create>[0];
  const Credential = key.create(begun.CredentialCreationOptions as Options);
  await cognito.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
};

const addAuthenticatorApp = async (): Promise<void> => {
  const { sharedSecret } = await auth.setUpTOTP();
  await auth.verifyTOTPSetup({ code: authenticatorCode(sharedSecret, cloud.clock.now()) });
  await auth.updateMFAPreference({ totp: "PREFERRED" });
};

const enterByPasskey = async () => {
  const ClientId = pool.userPoolClientId;
  const { Session, ChallengeParameters } = await cognito.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: "USER_AUTH",
      AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: "WEB_AUTHN" },
    }),
  );
  const CREDENTIAL = key.get(ChallengeParameters!["CREDENTIAL_REQUEST_OPTIONS"]!);
  const answer = { ClientId, ChallengeName: "WEB_AUTHN", Session } as const;
  return cognito.send(
    new RespondToAuthChallengeCommand({
      ...answer,
      ChallengeResponses: { USERNAME: email, CREDENTIAL },
    }),
  );
};

/** Everything someone does who sits down at a session that is not theirs. */
const steal = async (): Promise<void> => {
  await addPasskey();
  expect((await enterByPasskey()).AuthenticationResult).toBeDefined();
  await addAuthenticatorApp();
  await post("/me/email", { email: thief });
  await post("/me/email/confirmation", { code: await mailed(thief, /\b(\d{6})\b/) });
};

test("taking an address back ends the passkeys and the authenticator app that a thief has added", async () => {
  await signUpByMail(cloud, { email, password: first, fullName: "Anna" });
  await auth.signOut();
  await auth.signIn({ username: email, password: first, ...settings });
  await steal();
  const stolen = await accessToken();

  const token = await mailed(email, /\/email-take-back#(\S+)/);
  await post("/email-take-backs", { token });
  const user = { UserPoolId: pool.userPoolId, Username: email };
  expect((await cognito.send(new AdminGetUserCommand(user))).UserMFASettingList).toBeUndefined();
  await expect(enterByPasskey()).rejects.toMatchObject({ name: "NotAuthorizedException" });
  const listed = cognito.send(new ListWebAuthnCredentialsCommand({ AccessToken: stolen }));
  await expect(listed).rejects.toMatchObject({ name: "NotAuthorizedException" });

  await auth.signOut();
  await auth.resetPassword({ username: email });
  const confirmationCode = await mailed(email, /^Kod för att välja nytt[^]*?\b(\d{6})\b/);
  await auth.confirmResetPassword({ username: email, confirmationCode, newPassword: second });
  const { isSignedIn } = await auth.signIn({ username: email, password: second, ...settings });
  expect(isSignedIn).toBe(true);
  expect(await auth.listWebAuthnCredentials()).toMatchObject({ credentials: [] });
});

test("the owner is told of it, and not of a sign-in that was ours", async () => {
  await mailed(email, /(alla passkeys och tvåstegsverifieringen är borttagna)/);
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).not.toContain("Ny inloggning på ditt konto");
});
