import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { AuditLine } from "#contract/office/audit.ts";
import { AuditAction } from "#contract/platform/audit-actions.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { personPath } from "#web/people/person-path.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const nameOf = ({ id, name }: AuditLine["by"]): string => name ?? id;

type Words = {
  readonly actions: Readonly<Record<AuditAction, string>>;
  readonly searched: Readonly<Record<string, string>>;
};

/** For example "brand: Crescent, town: Malmö". */
const searchText = (search: AuditLine["search"], { actions, searched }: Words): string | undefined =>
  search &&
  Object.entries(search)
    .map(([name, value]) => {
      const action = AuditAction.safeParse(value).data;
      return `${searched[name] ?? name}: ${action === undefined ? value : actions[action]}`;
    })
    .join(", ");

export function AuditRow({ line }: { line: AuditLine }): ReactNode {
  const language = usePageLanguage();
  const { at, by, action, person, bike, subject, reason, search } = line;
  const texts = useTexts(($) => $.audit);
  // Companies apply without an account.
  const isApplicant = by.id.startsWith("application_");
  const isNamed = !isApplicant && [person?.id, bike?.id, by.id].includes(subject);
  const who = person && (
    <Link className="tap" to={personPath(person.id)}>
      {nameOf(person)}
    </Link>
  );
  const which = bike && (
    <Link className="tap" to={`/admin-bikes/${bike.id}`}>
      {bike.frameNumber ?? bike.id}
    </Link>
  );
  return (
    <article className="audit__row">
      <time dateTime={at}>{momentText(at, language)}</time>
      <p>
        <b>{isApplicant ? texts.applicant : nameOf(by)}</b> {texts.actions[action]}
      </p>
      <Facts
        facts={[
          [texts.about.person, who],
          [texts.about.bike, which],
          [texts.about.subject, isNamed ? undefined : subject],
          [texts.about.reason, reason],
          [texts.about.search, searchText(search, texts)],
        ]}
      />
    </article>
  );
}
