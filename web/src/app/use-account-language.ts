import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { documentAt } from "#contract/people/documents.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { isLeaving, useSession } from "#web/platform/auth/session.ts";
import { showLanguage, shownLanguage } from "#web/platform/i18n/i18n.ts";
import { isLanguageChosen, rememberAccountLanguage } from "#web/platform/i18n/language.ts";

/** Uses the account's language if none was chosen in this browser, except on pages whose address has a language. */
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
