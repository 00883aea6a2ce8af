import { vi } from "vitest";

/** A fake `aws-amplify/auth`: the signed-in account with its password and second factor. */

const refuse = (name: string, message = ""): never => {
  throw Object.assign(new Error(message), { name });
};

export const code = "123456";
export const secret = "JBSWY3DPEHPK3PXP";

export const pool = {
  groups: [] as string[],
  /** Someone who just signed in to change how they sign in. */
  scope: "aws.cognito.signin.user.admin",
  password: "cykelbud i regn",
  totp: false,
  proven: false,
  passkeys: [] as { credentialId: string; friendlyCredentialName: string; createdAt: Date }[],
  reset: () => {
    Object.assign(pool, {
      groups: [],
      password: "cykelbud i regn",
      totp: false,
      proven: false,
      passkeys: [],
    });
    for (const call of Object.values(calls)) call.mockClear();
  },
};

const change = async (input: { oldPassword: string; newPassword: string }) => {
  if (input.oldPassword !== pool.password)
    return refuse("NotAuthorizedException", "Incorrect username or password.");
  if (/läckt/.test(input.newPassword)) return refuse("InvalidPasswordException", "Provided password …");
  pool.password = input.newPassword;
};

const choose = async (input: { confirmationCode: string; newPassword: string }) => {
  if (input.confirmationCode !== code) refuse("CodeMismatchException");
  pool.password = input.newPassword;
};

const prove = async (input: { code: string }) => {
  if (input.code === "999999") refuse("TooManyFailedAttemptsException");
  if (input.code !== code) refuse("EnableSoftwareTokenMFAException", "Code mismatch");
  pool.proven = true;
};

const keep = async (): Promise<void> => {
  const createdAt = new Date("2026-11-12T09:00:00Z");
  pool.passkeys.push({ credentialId: "key", friendlyCredentialName: "iCloud Keychain", createdAt });
};

const forget = async ({ credentialId }: { credentialId: string }): Promise<void> => {
  pool.passkeys = pool.passkeys.filter((passkey) => passkey.credentialId !== credentialId);
};

const tokens = async () => ({
  tokens: {
    accessToken: { toString: () => "token", payload: { scope: pool.scope } },
    idToken: { payload: { accountId: "u1", name: "Anna", "cognito:groups": pool.groups } },
  },
});

const calls = {
  fetchAuthSession: vi.fn(tokens),
  signIn: vi.fn(),
  confirmSignIn: vi.fn(),
  signOut: vi.fn(async () => undefined),
  updatePassword: vi.fn(change),
  resetPassword: vi.fn(async (_input: object) => ({})),
  confirmResetPassword: vi.fn(choose),
  fetchMFAPreference: vi.fn(async () => (pool.totp ? { enabled: ["TOTP"] } : {})),
  setUpTOTP: vi.fn(async () => ({
    sharedSecret: secret,
    getSetupUri: (app: string, name: string) => new URL(`otpauth://totp/${app}:${name}?secret=${secret}`),
  })),
  verifyTOTPSetup: vi.fn(prove),
  listWebAuthnCredentials: vi.fn(async () => ({ credentials: [...pool.passkeys] })),
  associateWebAuthnCredential: vi.fn(keep),
  deleteWebAuthnCredential: vi.fn(forget),
  updateMFAPreference: vi.fn(async ({ totp }: { totp: string }) => {
    pool.totp = totp === "PREFERRED";
  }),
};

export const {
  fetchAuthSession,
  signIn,
  confirmSignIn,
  signOut,
  updatePassword,
  resetPassword,
  confirmResetPassword,
  fetchMFAPreference,
  setUpTOTP,
  verifyTOTPSetup,
  updateMFAPreference,
  listWebAuthnCredentials,
  associateWebAuthnCredential,
  deleteWebAuthnCredential,
} = calls;
