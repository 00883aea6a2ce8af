import { vi } from "vitest";

/** A fake `aws-amplify/auth`: a user pool in memory with the real one's responses and errors. */

type User = { password: string; name: string; code: string; status: "confirmed" | "invited" };

const users = new Map<string, User>();
let signedIn: string | undefined;
let challenged: { email: string; wants: "new-password" | "totp" | "ticket" } | undefined;
let group: string[] = [];

export const code = "123456";

const refuse = (name: string, message = ""): never => {
  throw Object.assign(new Error(message), { name });
};

export const pool = {
  reset: () => {
    users.clear();
    signedIn = undefined;
    challenged = undefined;
    pool.passkeyOf = undefined;
    group = [];
    for (const call of Object.values(calls)) call.mockClear();
  },
  add: (email: string, user: Partial<User> = {}) =>
    users.set(email, { password: "cykelbud i regn", name: "Anna", code, status: "confirmed", ...user }),
  /** The account whose passkey this browser has. */
  passkeyOf: undefined as string | undefined,
  wantsTotp: new Set<string>(),
  ticket: "t".repeat(43),
  joins: (...groups: string[]) => (group = groups),
  signedIn: () => signedIn,
  user: (email: string) => users.get(email),
};

const done = (email: string) => {
  signedIn = email;
  return { isSignedIn: true, nextStep: { signInStep: "DONE" } };
};

const next = (signInStep: string) => ({ isSignedIn: false, nextStep: { signInStep } });

type Named = { username: string };

type SignIn = Named & { password?: string; options?: { authFlowType: string } };

const enter = async ({ username, password, options }: SignIn) => {
  if (signedIn !== undefined) refuse("UserAlreadyAuthenticatedException");
  if (options?.authFlowType === "CUSTOM_WITHOUT_SRP") {
    challenged = { email: username, wants: "ticket" };
    return next("CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE");
  }
  if (options?.authFlowType === "USER_AUTH")
    return pool.passkeyOf === username ? done(username) : refuse("PasskeyAuthenticationCanceled");
  const user = users.get(username);
  if (user === undefined || user.password !== password)
    return refuse("NotAuthorizedException", "Incorrect username or password.");
  if (user.status === "invited") {
    challenged = { email: username, wants: "new-password" };
    return next("CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED");
  }
  if (pool.wantsTotp.has(username)) {
    challenged = { email: username, wants: "totp" };
    return next("CONFIRM_SIGN_IN_WITH_TOTP_CODE");
  }
  return done(username);
};

const answer = async ({ challengeResponse }: { challengeResponse: string }) => {
  if (challenged === undefined) return refuse("NotAuthorizedException", "Invalid session for the user.");
  const { email, wants } = challenged;
  if (wants === "totp" && challengeResponse !== code) return refuse("CodeMismatchException");
  if (wants === "ticket" && challengeResponse !== pool.ticket)
    refuse("NotAuthorizedException", "Incorrect username or password.");
  if (wants === "new-password") pool.add(email, { password: challengeResponse });
  return done(email);
};

const change = async (input: Named & { confirmationCode: string; newPassword: string }) => {
  const user = users.get(input.username);
  if (user === undefined || input.confirmationCode !== user.code) return refuse("CodeMismatchException");
  user.password = input.newPassword;
};

const tokens = async () =>
  signedIn === undefined
    ? {}
    : {
        tokens: {
          accessToken: { toString: () => `token of ${signedIn}` },
          idToken: { payload: { accountId: signedIn, name: "Anna", "cognito:groups": group } },
        },
      };

const leave = async (_options?: object) => {
  signedIn = undefined;
};

const calls = {
  signIn: vi.fn(enter),
  confirmSignIn: vi.fn(answer),
  /** Sign-up never goes through the pool. */
  signUp: vi.fn(),
  resetPassword: vi.fn(async (_input: Named) => ({})),
  confirmResetPassword: vi.fn(change),
  fetchAuthSession: vi.fn(tokens),
  signOut: vi.fn(leave),
};

export const {
  signIn,
  confirmSignIn,
  signUp,
  resetPassword,
  confirmResetPassword,
  fetchAuthSession,
  signOut,
} = calls;
