import * as z from "zod";
import { CognitoError, invalidParameter, invalidSession } from "#local/aws/cognito/errors.ts";
import { adoptTotp } from "#local/aws/cognito/second-factor.ts";
import { newTotpSecret } from "#local/aws/cognito/totp.ts";
import { operation, type PoolContext } from "#local/aws/cognito/pool-context.ts";

const ByTokenOrSession = { AccessToken: z.string().optional(), Session: z.string().optional() };

const setupSession = (context: PoolContext, id: string) => {
  const { realm, session } = context.ofSession(id);
  if (session.step !== "mfa-setup") throw invalidSession();
  return { realm, session, user: realm.users.get(session.subject) };
};

/** During sign-in, each step closes the session and opens another. */
export const associateSoftwareToken = operation(z.object(ByTokenOrSession), async (context, input) => {
  const secret = newTotpSecret();
  if (input.AccessToken !== undefined) {
    const { realm, user } = await context.ofAccessToken(input.AccessToken);
    realm.users.update(user.sub, () => ({ pendingTotp: secret }));
    return { SecretCode: secret };
  }
  const id = input.Session ?? "";
  const { realm, session } = setupSession(context, id);
  realm.sessions.close(id);
  return { SecretCode: secret, Session: realm.sessions.open({ ...session, secret, verified: false }) };
});

const notAssociated = (): CognitoError =>
  new CognitoError("SoftwareTokenMFANotFoundException", "Software token has not been associated.");

export const verifySoftwareToken = operation(
  z.object({ ...ByTokenOrSession, UserCode: z.string() }),
  async (context, input) => {
    const code = input.UserCode;
    if (input.AccessToken !== undefined) {
      const { realm, user } = await context.ofAccessToken(input.AccessToken);
      if (user.pendingTotp === undefined) throw notAssociated();
      adoptTotp(realm, user, { secret: user.pendingTotp, code }, user.totp?.enabled === true);
      return { Status: "SUCCESS" };
    }
    const id = input.Session ?? "";
    const { realm, session, user } = setupSession(context, id);
    if (session.secret === undefined) throw notAssociated();
    adoptTotp(realm, user, { secret: session.secret, code }, true);
    realm.sessions.close(id);
    return { Status: "SUCCESS", Session: realm.sessions.open({ ...session, verified: true }) };
  },
);

const Preference = z
  .object({ Enabled: z.boolean().optional(), PreferredMfa: z.boolean().optional() })
  .optional();

const Preferences = z.object({
  SoftwareTokenMfaSettings: Preference,
  SMSMfaSettings: Preference,
  EmailMfaSettings: Preference,
});

type Owner = Awaited<ReturnType<PoolContext["ofAccessToken"]>>;

const prefer = (
  { realm, user: { sub, totp } }: Pick<Owner, "realm" | "user">,
  input: z.infer<typeof Preferences>,
): Record<string, never> => {
  if (input.SMSMfaSettings?.Enabled === true || input.EmailMfaSettings?.Enabled === true) {
    throw invalidParameter("The user pool offers software token MFA only.");
  }
  const enabled = input.SoftwareTokenMfaSettings?.Enabled;
  if (enabled === undefined) return {};
  if (totp === undefined) {
    if (enabled) throw invalidParameter("User has not verified software token mfa");
    return {};
  }
  realm.users.update(sub, () => ({ totp: { ...totp, enabled } }));
  return {};
};

export const setUserMfaPreference = operation(
  Preferences.extend({ AccessToken: z.string() }),
  async (context, input) => prefer(await context.ofAccessToken(input.AccessToken), input),
);

/** Lets staff reset the second factor after a lost phone. */
export const adminSetUserMfaPreference = operation(
  Preferences.extend({ UserPoolId: z.string(), Username: z.string() }),
  (context, input) => {
    const realm = context.ofPool(input.UserPoolId);
    return prefer({ realm, user: realm.users.get(input.Username) }, input);
  },
);
