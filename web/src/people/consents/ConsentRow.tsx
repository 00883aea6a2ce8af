import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConsentLine } from "#contract/people/consent-history.ts";
import { startOf } from "#contract/people/document-versions.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import "./consent-row.css";

export function ConsentRow({ line }: { line: ConsentLine }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { purpose, answer, version, at, door } = line;
  return (
    <div className="consentrow">
      <span>{t(($) => $.consents.purposes[purpose])}</span>
      <b>{t(($) => $.consents.answers[answer])}</b>
      <p className="muted">
        <time dateTime={at}>{momentText(at, language)}</time>
        {" · "}
        {purpose === "terms" || purpose === "privacy"
          ? t(($) => $.consents.since, { day: dayText(startOf(purpose, version), language) })
          : t(($) => $.consents.version, { version })}
        {door !== undefined && ` · ${t(($) => $.consents.doors[door])}`}
      </p>
    </div>
  );
}
