import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AuditLine } from "#contract/audit.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

const nameOf = ({ id, name }: AuditLine["by"]): string => name ?? id;

/** What was looked for, `brand: Crescent, city: Malmö`. */
const searchText = (search: AuditLine["search"]): string | undefined =>
  search &&
  Object.entries(search)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");

/** A line is a sentence: who did what. What it was done to and why stands below. */
export function AuditRow({ line }: { line: AuditLine }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { at, by, action, person, bike, subject, reason, search } = line;
  const texts = t(($) => $.audit, { returnObjects: true, skipInterpolation: true });
  const isNamed = [person?.id, bike?.id, by.id].includes(subject);
  const who = person && <Link to={`/admin-people/${person.id}`}>{nameOf(person)}</Link>;
  const which = bike && <Link to={`/admin-bikes/${bike.id}`}>{bike.frameNumber ?? bike.id}</Link>;
  return (
    <article className="audit__row">
      <time dateTime={at}>{momentText(at, language)}</time>
      <p>
        <b>{nameOf(by)}</b> {texts.actions[action]}
      </p>
      <Facts
        facts={[
          [texts.about.person, who],
          [texts.about.bike, which],
          [texts.about.subject, isNamed ? undefined : subject],
          [texts.about.reason, reason],
          [texts.about.search, searchText(search)],
        ]}
      />
    </article>
  );
}
