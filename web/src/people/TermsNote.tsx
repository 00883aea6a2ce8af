import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { documentAddress } from "#contract/people/documents.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

export function TermsNote(): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.accounts.documents);
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
