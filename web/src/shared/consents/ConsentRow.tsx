import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConsentLine } from "#contract/consent-history.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import "./consent-row.css";

/** One answer: to what, which, when, and to which version of the texts. */
export function ConsentRow({ line }: { line: ConsentLine }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { purpose, answer, version, at } = line;
  return (
    <div className="consentrow">
      <span>{t(($) => $.consents.purposes[purpose])}</span>
      <b>{t(($) => $.consents.answers[answer])}</b>
      <p className="muted">
        <time dateTime={at}>{momentText(at, language)}</time>
        {" · "}
        {t(($) => $.consents.version, { version })}
      </p>
    </div>
  );
}
