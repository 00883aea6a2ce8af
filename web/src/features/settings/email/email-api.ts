import { emailChangeRoutes } from "#contract/email-change.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const api = createClient(emailChangeRoutes, { token: getAccessToken });

export type SentCode = { readonly email: string; readonly resendAfterSeconds: number };

export const sendCode = async (email: string): Promise<SentCode> => {
  const { resendAfterSeconds } = await api.startEmailChange({ body: { email } });
  return { email, resendAfterSeconds };
};

export const confirmCode = async (code: string): Promise<string> =>
  (await api.confirmEmail({ body: { code } })).email;
