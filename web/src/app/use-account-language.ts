import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { documentAt } from "#contract/documents.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { isLeaving, useSession } from "#web/auth/session.ts";
import { showLanguage, shownLanguage } from "#web/i18n/i18n.ts";
import { isLanguageChosen, rememberAccountLanguage } from "#web/i18n/language.ts";

/** On a device where nobody has chosen a language yet the account's holds, but for a page whose address names one. */
export const useAccountLanguage = (): void => {
  const { pathname } = useLocation();
  const signedIn = useSession().state === "signed-in";
  const { data: me } = useQuery({ ...meQuery, enabled: signedIn });
  const language = me?.language;
  const document = documentAt(pathname);
  const isNamed = document !== undefined && document.path !== "/";
  useEffect(() => {
    if (language === undefined || isLeaving()) return;
    rememberAccountLanguage(language);
    if (isNamed || isLanguageChosen() || language === shownLanguage()) return;
    showLanguage(language).catch(() => undefined);
  }, [language, isNamed]);
};
