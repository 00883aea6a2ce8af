import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import type { Cloud } from "#local/cloud-server.ts";
import { memory } from "../../scripts/smoke/people.ts";
import { codeAt, stepSeconds } from "#tests/authenticator-code.ts";

export const configure = async ({ url }: Cloud): Promise<void> => {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await (await fetch(`${url}/config.json`)).json();
  const loginWith = { email: true };
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith } } });
};

const own = memory();

// Amplify knows one person at a time.
let last: Promise<unknown> = Promise.resolve();

const secrets = new Map<string, string>();

/** Each code works once, so the clock moves on to the next. */
const nextCode = ({ clock }: Cloud, secret: string): string => {
  clock.moveTo(clock.now() + stepSeconds * 1000);
  return codeAt(secret, clock.now() / 1000);
};

const enter = async (cloud: Cloud, email: string): Promise<void> => {
  // A storage of its own keeps other people signed in.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(own);
  await auth.signOut();
  const { password } = cloud.accounts.find((account) => account.email === email)!;
  const { isSignedIn } = await auth.signIn({ username: email, password });
  const secret = secrets.get(email);
  if (isSignedIn || secret === undefined) return;
  await auth.confirmSignIn({ challengeResponse: nextCode(cloud, secret) });
};

/** Administrators need a second factor. */
export const setUpAdministrator = async (cloud: Cloud, email: string): Promise<void> => {
  await enter(cloud, email);
  const { sharedSecret } = await auth.setUpTOTP();
  await auth.verifyTOTPSetup({ code: nextCode(cloud, sharedSecret) });
  await auth.updateMFAPreference({ totp: "PREFERRED" });
  secrets.set(email, sharedSecret);
};

export const signIn = (cloud: Cloud, email: string): Promise<{ token: string; userId: string }> => {
  const signedIn = last.then(async () => {
    await enter(cloud, email);
    const token = (await auth.fetchAuthSession()).tokens!.accessToken;
    return { token: token.toString(), userId: token.payload.sub! };
  });
  last = signedIn.catch(() => undefined);
  return signedIn;
};
