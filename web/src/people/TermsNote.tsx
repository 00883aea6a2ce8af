import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { documentAddress } from "#contract/people/documents.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

export function TermsNote(): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.accounts.documents, { returnObjects: true });
  return (
    <p className="account__lead">
      {texts.accept}{" "}
      <a href={documentAddress("/terms", language)} target="_blank">
        {texts.terms}
      </a>
      {" · "}
      <a href={documentAddress("/privacy", language)} target="_blank">
        {texts.privacy}
      </a>
    </p>
  );
}
