import { Amplify } from "aws-amplify";
import { confirmSignIn, fetchAuthSession, signIn, signOut } from "aws-amplify/auth";
import { Hub } from "aws-amplify/utils";
import type { SignInTicket } from "#contract/identity.ts";
import { selfService } from "#contract/sign-in-purpose.ts";
import { fromThisDevice } from "./device.ts";
import { siteConfig } from "./site-config.ts";

/** The pool's settings must be known before anything of `aws-amplify/auth` is called. */
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

/** The tokens of the person who is signed in, renewed when they have run out; empty for nobody. */
export const readTokens = async (): Promise<{ accessToken?: string; idToken?: unknown }> => {
  const { tokens } = await fetchAuthSession();
  if (tokens === undefined) return {};
  return { accessToken: tokens.accessToken.toString(), idToken: tokens.idToken?.payload };
};

/** Whether the tokens let their owner change how they sign in, as those of a sign-in for that purpose do until they are renewed. */
export const mayChangeSignIn = async (): Promise<boolean> => {
  const { tokens } = await fetchAuthSession();
  const scope = tokens?.accessToken.payload["scope"];
  return typeof scope === "string" && scope.split(" ").includes(selfService);
};

/** Asks for new tokens though the old ones still hold: they say what has changed about the person. */
export const renewTokens = async (): Promise<void> => {
  await fetchAuthSession({ forceRefresh: true });
};

/** Ends the session of this browser: its refresh token is revoked, if the pool can be reached. */
export const signOutHere = async (): Promise<void> => signOut();

const beginCustomSignIn = ({ username, ticket }: SignInTicket) => {
  // A person who holds a ticket is no stranger.
  const clientMetadata = { ...fromThisDevice().clientMetadata, ticket };
  return signIn({ username, options: { authFlowType: "CUSTOM_WITHOUT_SRP", clientMetadata } });
};

/** A person who was signed in here meanwhile, in another tab perhaps, makes room for the person who has just proved who they are. */
const beginAlone = async (own: SignInTicket): ReturnType<typeof beginCustomSignIn> => {
  try {
    return await beginCustomSignIn(own);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "UserAlreadyAuthenticatedException") throw error;
    await signOut();
    return beginCustomSignIn(own);
  }
};

/** Turns the ticket of a finished eID order into a session. Throws as the user pool does where it is no longer good. */
export const signInWithTicket = async ({ username, ticket }: SignInTicket): Promise<void> => {
  await beginAlone({ username, ticket });
  const { isSignedIn, nextStep } = await confirmSignIn({
    challengeResponse: ticket,
    // The function that makes the tokens sees the metadata, never the answer.
    options: { clientMetadata: { ...fromThisDevice().clientMetadata, ticket } },
  });
  if (!isSignedIn) throw new Error(`The ticket led to ${nextStep.signInStep}`);
};

const changes = new Set(["signedIn", "signedOut", "tokenRefresh_failure"]);

/** Tells of every sign-in, sign-out and refused renewal. */
export const onAuthChange = (listener: () => void): void => {
  Hub.listen("auth", ({ payload }) => {
    if (changes.has(payload.event)) listener();
  });
};
