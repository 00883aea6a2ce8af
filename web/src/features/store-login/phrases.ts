import { I18n } from "aws-amplify/utils";
import i18next from "i18next";
import type { Language } from "#contract/accounts.ts";

/** A new password goes straight from the component to the pool: what the pool and Amplify say of it, word for word. */
const poolPhrases = {
  "Password did not conform with policy: Password not long enough": "tooShort",
  "Provided password cannot be used for security reasons.": "leaked",
  "Invalid session for the user.": "tooLate",
  "Invalid session for the user, session is expired.": "tooLate",
  "A network error has occurred.": "network",
} as const;

/** Teaches the sign-in component the texts of a language, which i18next has loaded. */
export const teachPhrases = (language: Language): void => {
  const { phrases, poolSays } = i18next.t(($) => $.storeLogin, { returnObjects: true });
  const said = Object.entries(poolPhrases).map(([phrase, text]) => [phrase, poolSays[text]]);
  I18n.putVocabularies({ [language]: { ...phrases, ...Object.fromEntries(said) } });
  I18n.setLanguage(language);
};
