import { Hub } from "aws-amplify/utils";
import { vi } from "vitest";

// The component imports these and never calls them here.
export const signInWithRedirect = vi.fn();
export const listWebAuthnCredentials = vi.fn();
export const signUp = vi.fn();
export const confirmSignUp = vi.fn();
export const resendSignUpCode = vi.fn();
export const autoSignIn = vi.fn();

/** A fake `aws-amplify/auth`: a user pool in memory with the real one's responses and errors. */

type User = {
  groups: string[];
  password: string;
  totp?: boolean;
  totpRequired?: boolean;
  unconfirmed?: boolean;
  invited?: boolean;
};

const refuse = (name: string, message = ""): never => {
  throw Object.assign(new Error(message), { name });
};

export const code = "123456";

const users = new Map<string, User>();
let signedIn: string | undefined;
let challenged: string | undefined;
let wrongCodes = 0;

export const pool = {
  reset: () => {
    users.clear();
    signedIn = undefined;
    challenged = undefined;
    wrongCodes = 0;
    for (const call of Object.values(calls)) call.mockClear();
  },
  add: (email: string, user: Partial<User>) =>
    users.set(email, { groups: [], password: "cykelbud i regn", ...user }),
  signedIn: () => signedIn,
  passwordOf: (email: string) => users.get(email)?.password,
};

const next = (signInStep: string) => ({
  isSignedIn: signInStep === "DONE",
  nextStep: { signInStep, missingAttributes: [] },
});

const done = (email: string) => {
  signedIn = email;
  return next("DONE");
};

const enter = async ({ username, password }: { username: string; password: string }) => {
  if (signedIn !== undefined) refuse("UserAlreadyAuthenticatedException");
  const user = users.get(username);
  if (user?.password !== password) return refuse("NotAuthorizedException", "Incorrect username or password.");
  if (user.unconfirmed) return next("CONFIRM_SIGN_UP");
  if (user.invited) {
    challenged = username;
    return next("CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED");
  }
  if (!user.totp) return done(username);
  challenged = username;
  return next("CONFIRM_SIGN_IN_WITH_TOTP_CODE");
};

const answer = async ({ challengeResponse }: { challengeResponse: string }) => {
  if (challenged === undefined) return refuse("NotAuthorizedException", "Invalid session for the user.");
  if (users.get(challenged)?.invited) {
    if (/läckt/.test(challengeResponse))
      refuse("InvalidPasswordException", "Provided password cannot be used for security reasons.");
    pool.add(challenged, { ...users.get(challenged), invited: false, password: challengeResponse });
    return done(challenged);
  }
  if (challengeResponse === code) return done(challenged);
  wrongCodes += 1;
  return wrongCodes > 5
    ? refuse("TooManyFailedAttemptsException", "Too many failed attempts, please try after some time.")
    : refuse("CodeMismatchException");
};

const tokens = async (options?: { forceRefresh?: boolean }) => {
  const user = users.get(signedIn ?? "");
  if (user === undefined) return {};
  if (options?.forceRefresh && user.totp) Object.assign(user, { groups: ["admin"], totpRequired: false });
  const { groups, totpRequired } = user;
  const payload = {
    accountId: signedIn,
    name: "Karin",
    "cognito:groups": groups,
    ...(totpRequired && { totpRequired: "true" }),
  };
  return { tokens: { accessToken: { toString: () => "token" }, idToken: { payload } } };
};

const currentUser = async () =>
  signedIn === undefined ? refuse("UserUnAuthenticatedException") : { userId: signedIn, username: signedIn };

const reset = async (input: { confirmationCode: string }) => {
  if (input.confirmationCode !== code) refuse("CodeMismatchException");
};

const calls = {
  signIn: vi.fn(enter),
  confirmSignIn: vi.fn(answer),
  signOut: vi.fn(async () => {
    signedIn = undefined;
    Hub.dispatch("auth", { event: "signedOut" });
  }),
  getCurrentUser: vi.fn(currentUser),
  fetchUserAttributes: vi.fn(async () => ({ email: signedIn, email_verified: "true" })),
  fetchAuthSession: vi.fn(tokens),
  resetPassword: vi.fn(async ({ username }: { username: string }) => {
    if (!users.has(username)) refuse("UserNotFoundException");
    return { isPasswordReset: false, nextStep: { resetPasswordStep: "CONFIRM_RESET_PASSWORD_WITH_CODE" } };
  }),
  confirmResetPassword: vi.fn(reset),
  fetchMFAPreference: vi.fn(async () => ({})),
  setUpTOTP: vi.fn(async () => ({
    sharedSecret: "JBSWY3DPEHPK3PXP",
    getSetupUri: () => new URL("otpauth://totp/Cykelregistret:karin?secret=JBSWY3DPEHPK3PXP"),
  })),
  verifyTOTPSetup: vi.fn(async (input: { code: string }) => {
    if (input.code !== code) refuse("EnableSoftwareTokenMFAException", "Code mismatch");
  }),
  updateMFAPreference: vi.fn(async (_input: object) => {
    Object.assign(users.get(signedIn ?? "") ?? {}, { totp: true });
  }),
};

export const {
  getCurrentUser,
  fetchUserAttributes,
  signIn,
  confirmSignIn,
  signOut,
  fetchAuthSession,
  resetPassword,
  confirmResetPassword,
  fetchMFAPreference,
  setUpTOTP,
  verifyTOTPSetup,
  updateMFAPreference,
} = calls;
