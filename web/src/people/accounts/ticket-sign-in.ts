import { confirmSignIn, signIn, signOut } from "aws-amplify/auth";
import type { SignInTicket } from "#contract/people/identity.ts";
import { fromThisDevice } from "#web/platform/auth/device.ts";

const beginCustomSignIn = ({ username, ticket }: SignInTicket) => {
  // Includes the device, so that a known device triggers no mail about a new sign-in.
  const clientMetadata = { ...fromThisDevice().clientMetadata, ticket };
  return signIn({ username, options: { authFlowType: "CUSTOM_WITHOUT_SRP", clientMetadata } });
};

/** Signs out the person who is still signed in, perhaps in another tab, and starts over. */
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
