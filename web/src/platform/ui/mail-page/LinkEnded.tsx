import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

/** `children` are the next steps; without any, people can write to us. */
export function LinkEnded({ text, children }: { text: string; children?: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <>
      <h1>{t(($) => $.common.linkEnded)}</h1>
      <p className="muted">{text}</p>
      {children ?? (
        <Link className="btn btn--primary btn--lg" to={pageAddress("/contact", language)}>
          {t(($) => $.site.contact)}
        </Link>
      )}
    </>
  );
}
