import { useLocation, useNavigate } from "react-router-dom";
import type { Language } from "#contract/accounts.ts";
import { documentAddress, documentAt } from "#contract/documents.ts";
import { changeLanguage } from "#web/i18n/i18n.ts";

/** Changes the language where the person stands; a page that has an address in each language goes to the other address. */
export const useChooseLanguage = (): ((language: Language) => void) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (language) => {
    const document = documentAt(pathname);
    void changeLanguage(language);
    // Someone signed in has one home.
    if (document && document.path !== "/")
      void navigate(documentAddress(document.path, language), { replace: true });
  };
};
