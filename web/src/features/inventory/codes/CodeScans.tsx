import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CodeLife } from "#contract/admin-codes.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

type Scans = CodeLife["scans"];

function Days({ scans }: { scans: Scans }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <table className="codescans">
      <thead>
        <tr>
          <th scope="col">{t(($) => $.codes.scans.day)}</th>
          <th scope="col">{t(($) => $.codes.scans.count)}</th>
        </tr>
      </thead>
      <tbody>
        {scans.map(({ day, count }) => (
          <tr key={day}>
            <td>{dayText(`${day}T12:00:00Z`, language)}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On which days the page of a code was opened, and how often. */
export function CodeScans({ scans }: { scans: Scans }): ReactNode {
  const { t } = useTranslation();
  const count = scans.reduce((sum, day) => sum + day.count, 0);
  return (
    <section aria-labelledby="scans">
      <h3 id="scans">{t(($) => $.codes.scans.title)}</h3>
      <p>{count === 0 ? t(($) => $.codes.scans.none) : t(($) => $.codes.scans.sum, { count })}</p>
      {count > 0 && <Days scans={scans} />}
    </section>
  );
}
