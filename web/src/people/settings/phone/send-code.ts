import type { TypedPhone } from "#contract/people/typed-phone.ts";
import { settingsApi } from "#web/people/settings/settings-api.ts";

export type SentCode = {
  readonly phone: string;
  readonly resendAfterSeconds: number;
  /** As the person typed it. */
  readonly typed?: TypedPhone;
};

export const sendCode = async (phone: string, typed?: TypedPhone): Promise<SentCode> => {
  const { resendAfterSeconds } = await settingsApi.sendPhoneCode({ body: { phone } });
  return { phone, resendAfterSeconds, ...(typed && { typed }) };
};
