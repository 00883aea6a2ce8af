import i18next from "i18next";
import { accountRoutes } from "#contract/accounts.ts";
import { createClient } from "#web/api/client.ts";
import { ProblemError } from "#web/api/errors.ts";
import { declarePersonalNumber } from "#web/auth/declare-personal-number.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { problemText, ruleText } from "#web/i18n/problem-text.ts";

/** What the user pool never gets to see. */
export type Details = { readonly personalNumber?: string; readonly phone?: string };

/** Why each of them could not be saved, in words. */
export type DetailFaults = { readonly [Name in keyof Details]: string };

const client = createClient(accountRoutes, { token: getAccessToken });

const textOf = (error: unknown): string => {
  if (!(error instanceof ProblemError)) return i18next.t(($) => $.common.errors.network);
  const [issue] = error.issues;
  return issue === undefined ? problemText(error.code, error.params) : ruleText(issue.rule);
};

const tried = async (save: () => Promise<unknown>): Promise<string | undefined> => {
  try {
    await save();
    return undefined;
  } catch (error) {
    return textOf(error);
  }
};

/** Saves one after the other; a failure of one leaves the other and the account as they are. A phone is kept once the code sent to it has come back, in the settings. */
export const saveDetails = async ({ personalNumber, phone }: Details): Promise<DetailFaults> => {
  const first = personalNumber && (await tried(() => declarePersonalNumber(personalNumber)));
  const second = phone && (await tried(() => client.sendPhoneCode({ body: { phone } })));
  return { ...(first && { personalNumber: first }), ...(second && { phone: second }) };
};
