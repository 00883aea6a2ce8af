import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AccessSample } from "#contract/office/person-access.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

/** The ground on which an administrator opened a person's data. */
export function AccessFacts({ sample: { at, ground, person } }: { sample: AccessSample }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { access, kinds } = t(($) => $.todo, { returnObjects: true, skipInterpolation: true });
  const said =
    "queue" in ground
      ? `${kinds[ground.queue]}, ${ground.caseId}`
      : `${access.reasons[ground.reason]}: ${ground.text}`;
  return (
    <Facts
      facts={[
        [access.person, person.name ?? person.id],
        [access.opened, momentText(at, language)],
        ["queue" in ground ? access.case : access.reason, said],
      ]}
    />
  );
}
