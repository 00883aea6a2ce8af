import { useLayoutEffect, useRef, useState } from "react";
import type { Language } from "#contract/accounts.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { teachPhrases } from "./phrases.ts";

const fields = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(".storelogin input[name]"),
];

/** The language whose texts the sign-in component knows. It has to be drawn anew to show them: what has been typed is put back then. */
export const usePhrases = (): Language | undefined => {
  const language = usePageLanguage();
  const [taught, remember] = useState<Language>();
  const typed = useRef(new Map<string, string>());
  useLayoutEffect(() => {
    typed.current = new Map(fields().map(({ name, value }) => [name, value]));
    teachPhrases(language);
    remember(language);
  }, [language]);
  useLayoutEffect(() => {
    for (const field of fields()) field.value = typed.current.get(field.name) ?? field.value;
  }, [taught]);
  return taught;
};
