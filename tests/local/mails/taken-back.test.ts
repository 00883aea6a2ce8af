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
import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask, mailsTo } from "#tests/local/ask.ts";
import { authenticatorCode } from "#tests/local/aws/cognito/harness.ts";
import { softwareAuthenticator } from "#tests/local/aws/cognito/software-authenticator.ts";
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
  const { status } = await ask(cloud, "POST", `/api${path}`, { as: tokens?.accessToken.toString(), body });
  expect(status).toBeLessThan(300);
};

const mailed = (to: string, pattern: RegExp): Promise<string> =>
  vi.waitFor(
    async () => {
      const mails = (await mailsTo(cloud, to))
        .map(({ subject, text }) => pattern.exec(`${subject}\n${text}`)?.[1])
        .find(Boolean);
      expect(mails).toBeDefined();
      return mails!;
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

/** A thief at an open session adds a passkey and an authenticator app and changes the address. */
const steal = async (): Promise<void> => {
  await addPasskey();
  expect((await enterByPasskey()).AuthenticationResult).toBeDefined();
  await addAuthenticatorApp();
  await post("/me/email", { email: thief });
  await post("/me/email/confirmation", { code: await mailed(thief, /\b(\d{6})\b/) });
};

test("Taking an address back removes the passkeys and the authenticator app of a thief", async () => {
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

test("The owner is notified of that, but not of a sign-in by the system", async () => {
  await mailed(email, /(alla passkeys och tvåstegsverifieringen är borttagna)/);
  const subjects = (await mailsTo(cloud, email)).map(({ subject }) => subject);
  expect(subjects).not.toContain("Ny inloggning på ditt konto");
});
