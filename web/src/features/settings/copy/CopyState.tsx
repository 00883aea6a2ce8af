import { Progress } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCopy } from "#contract/own-copy.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { locales } from "#web/i18n/locales.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

const sizeText = (bytes: number, locale: string): string => {
  const unit = bytes < 1_000_000 ? "kilobyte" : "megabyte";
  const amount = bytes / (unit === "kilobyte" ? 1000 : 1_000_000);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
};

function Making({ done = 0, of = 0 }: Pick<OwnCopy, "done" | "of">): ReactNode {
  const { t } = useTranslation();
  const percent = of === 0 ? 0 : Math.round((100 * done) / of);
  return (
    <div className="copy__making">
      <output>{t(($) => $.settings.myData.making)}</output>
      <Progress
        percent={percent}
        status="active"
        showInfo={false}
        aria-label={t(($) => $.settings.myData.progress)}
      />
      {of > 0 && <p>{t(($) => $.settings.myData.pictures, { done, of })}</p>}
    </div>
  );
}

/** In words how it stands with the copy. */
export function CopyState({ copy }: { copy: OwnCopy }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { state, readyAt = "", endsAt = "", bytes = 0 } = copy;
  if (state === "none") return undefined;
  if (state === "asked" || state === "making") return <Making done={copy.done} of={copy.of} />;
  if (state === "failed") return <p className="copy__failed">{t(($) => $.settings.myData.failed)}</p>;
  if (state === "expired") return <p>{t(($) => $.settings.myData.expired)}</p>;
  const facts = [
    [t(($) => $.settings.myData.madeAt), momentText(readyAt, language)],
    [t(($) => $.settings.myData.until), momentText(endsAt, language)],
    [t(($) => $.settings.myData.size), sizeText(bytes, locales[language])],
  ] as const;
  return (
    <dl className="settings__facts">
      {facts.map(([term, value]) => (
        <div key={term} className="settings__fact">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
