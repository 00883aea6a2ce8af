import { accountRoutes } from "#contract/people/accounts.ts";
import { createClient } from "#web/platform/api/client.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { declarePersonalNumber } from "#web/platform/auth/declare-personal-number.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

/** Details that never reach the user pool. */
export type Details = { readonly personalNumber?: string; readonly phone?: string };

export type DetailFaults = { readonly [Name in keyof Details]: string };

const client = createClient(accountRoutes, { token: getAccessToken });

const failureOfSaving = async (save: () => Promise<unknown>): Promise<string | undefined> => {
  try {
    await save();
    return undefined;
  } catch (error) {
    if (error instanceof Error) return failureText(error);
    throw error;
  }
};

/** Saves each detail separately. A phone number is stored once its code is entered in the settings. */
export const saveDetails = async ({ personalNumber, phone }: Details): Promise<DetailFaults> => {
  const first = personalNumber && (await failureOfSaving(() => declarePersonalNumber(personalNumber)));
  const second = phone && (await failureOfSaving(() => client.sendPhoneCode({ body: { phone } })));
  return { ...(first && { personalNumber: first }), ...(second && { phone: second }) };
};
