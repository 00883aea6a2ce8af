import { Amplify } from "aws-amplify";
import { fetchAuthSession } from "aws-amplify/auth";
import { Hub } from "aws-amplify/utils";
import { selfService } from "#contract/people/sign-in-purpose.ts";
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

const loadSignOut = () => import("./amplify-sign-out.ts");

/** Loads the sign-out code in advance, because a release or a lost network may make it unavailable later. */
export const warmSignOut = (): void => void loadSignOut().catch(() => undefined);

/** Ends the session of this browser and revokes its refresh token, if the pool can be reached. */
export const signOutHere = async (): Promise<void> => (await loadSignOut()).signOut();

const changes = new Set(["signedIn", "signedOut", "tokenRefresh_failure"]);

/** Calls the listener on every sign-in, sign-out and refused renewal. */
export const onAuthChange = (listener: () => void): void => {
  Hub.listen("auth", ({ payload }) => {
    if (changes.has(payload.event)) listener();
  });
};
