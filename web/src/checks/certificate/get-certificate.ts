import type { Language } from "#contract/people/accounts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { startI18n } from "#web/platform/i18n/i18n.ts";
import { makeOwn, makePublicly, pathOf } from "./certificate-api.ts";

export type Got = { readonly path: string } | { readonly failure: string };

/** Loaded on a press, because the client is heavier than the page of a check. */
export const getCertificate = async (
  number: string,
  { language, ownKey }: { readonly language: Language; readonly ownKey: string | undefined },
): Promise<Got> => {
  await startI18n(language);
  try {
    const place = ownKey === undefined ? await makePublicly(number) : await makeOwn(number, ownKey);
    return { path: pathOf(place) };
  } catch (error) {
    if (error instanceof Error) return { failure: failureText(error) };
    throw error;
  }
};
