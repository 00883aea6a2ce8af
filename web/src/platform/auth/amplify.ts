import { Amplify } from "aws-amplify";
import { confirmSignIn, fetchAuthSession, signIn, signOut } from "aws-amplify/auth";
import { Hub } from "aws-amplify/utils";
import type { SignInTicket } from "#contract/people/identity.ts";
import { selfService } from "#contract/people/sign-in-purpose.ts";
import { fromThisDevice } from "./device.ts";
import { siteConfig } from "./site-config.ts";

/** Must run before any call to `aws-amplify/auth`. */
export const configureAmplify = async (): Promise<void> => {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await siteConfig();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(userPoolEndpoint === undefined ? {} : { userPoolEndpoint }),
        loginWith: { email: true },
      },
    },
  });
};

/** Returns the current tokens, renewed when expired; an empty object when nobody is signed in. */
export const readTokens = async (): Promise<{ accessToken?: string; idToken?: unknown }> => {
  const { tokens } = await fetchAuthSession();
  if (tokens === undefined) return {};
  return { accessToken: tokens.accessToken.toString(), idToken: tokens.idToken?.payload };
};

/** True if the access token has the scope to change sign-in settings. A token renewal drops that scope. */
export const mayChangeSignIn = async (): Promise<boolean> => {
  const { tokens } = await fetchAuthSession();
  const scope = tokens?.accessToken.payload["scope"];
  return typeof scope === "string" && scope.split(" ").includes(selfService);
};

/** Forces new tokens, because their claims change with the account. */
export const renewTokens = async (): Promise<void> => {
  await fetchAuthSession({ forceRefresh: true });
};

/** Ends the session of this browser and revokes its refresh token, if the pool can be reached. */
export const signOutHere = async (): Promise<void> => signOut();

const beginCustomSignIn = ({ username, ticket }: SignInTicket) => {
  // Includes the device, so that a known device triggers no mail about a new sign-in.
  const clientMetadata = { ...fromThisDevice().clientMetadata, ticket };
  return signIn({ username, options: { authFlowType: "CUSTOM_WITHOUT_SRP", clientMetadata } });
};

/** Signs out whoever is still signed in here, perhaps in another tab, and starts over. */
const beginAfterSignOut = async (own: SignInTicket): ReturnType<typeof beginCustomSignIn> => {
  try {
    return await beginCustomSignIn(own);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "UserAlreadyAuthenticatedException") throw error;
    await signOut();
    return beginCustomSignIn(own);
  }
};

/** Exchanges the ticket of a finished eID order for a session. Throws the user pool's error if the ticket has expired. */
export const signInWithTicket = async ({ username, ticket }: SignInTicket): Promise<void> => {
  await beginAfterSignOut({ username, ticket });
  const { isSignedIn, nextStep } = await confirmSignIn({
    challengeResponse: ticket,
    // The pre-token trigger sees the metadata but not the answer.
    options: { clientMetadata: { ...fromThisDevice().clientMetadata, ticket } },
  });
  if (!isSignedIn) throw new Error(`The ticket led to ${nextStep.signInStep}`);
};

const changes = new Set(["signedIn", "signedOut", "tokenRefresh_failure"]);

/** Calls the listener on every sign-in, sign-out and refused renewal. */
export const onAuthChange = (listener: () => void): void => {
  Hub.listen("auth", ({ payload }) => {
    if (changes.has(payload.event)) listener();
  });
};
