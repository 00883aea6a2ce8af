import i18next from "i18next";
import { accountRoutes, type Me } from "#contract/accounts.ts";
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
  if (issue !== undefined) return ruleText(issue.rule);
  const { age } = error.params;
  if (error.code === "under-age" && age !== undefined)
    return i18next.t(($) => $.accounts.register.underAge, { age });
  return problemText(error.code, error.params);
};

const tried = async (save: () => Promise<Me>): Promise<string | undefined> => {
  try {
    await save();
    return undefined;
  } catch (error) {
    return textOf(error);
  }
};

/** Saves one after the other; a failure of one leaves the other and the account as they are. */
export const saveDetails = async ({ personalNumber, phone }: Details): Promise<DetailFaults> => {
  const first = personalNumber && (await tried(() => declarePersonalNumber(personalNumber)));
  const second = phone && (await tried(() => client.changeMe({ body: { phone } })));
  return { ...(first && { personalNumber: first }), ...(second && { phone: second }) };
};
