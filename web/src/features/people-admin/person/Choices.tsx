import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#contract/people-admin-person.ts";
import { everyMail, MailCategory } from "#contract/notification-settings.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { Card } from "#web/ui/dossier/Card.tsx";

/** What someone has said yes and no to. */
export function Choices({ person: { consent, mails } }: { person: Person }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { choices } = t(($) => $.peopleAdmin, { returnObjects: true, skipInterpolation: true });
  const said = (is: boolean): string => (is ? choices.yes : choices.no);
  const wanted = { ...everyMail, ...mails };
  return (
    <Card title={choices.title}>
      <Facts
        facts={[
          [choices.decided, consent ? dayText(consent.decidedAt, language) : choices.undecided],
          [choices.functional, consent && said(consent.functional)],
          [choices.analytics, consent && said(consent.analytics)],
          [choices.marketing, consent && said(consent.marketing)],
          ...MailCategory.options.map((category) => [choices[category], said(wanted[category])] as const),
        ]}
      />
    </Card>
  );
}
