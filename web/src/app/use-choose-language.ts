import { useLocation, useNavigate } from "react-router-dom";
import type { Language } from "#contract/people/accounts.ts";
import { documentAddress, documentAt } from "#contract/people/documents.ts";
import { changeLanguage } from "#web/platform/i18n/i18n.ts";

/** Changes the language; a page with one address per language navigates to the other. */
export const useChooseLanguage = (): ((language: Language) => void) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (language) => {
    const document = documentAt(pathname);
    void changeLanguage(language);
    // Signed-in people have one home page.
    if (document && document.path !== "/")
      void navigate(documentAddress(document.path, language), { replace: true });
  };
};
