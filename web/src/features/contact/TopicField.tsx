import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { contactTopics } from "#contract/contact.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";

type Props = { topic: string; fault: string | undefined; onChoose: (topic: string) => void };

export function TopicField({ topic, fault, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <PlainField id="contact-topic" label={t(($) => $.contact.topic)} fault={fault}>
      {(described) => (
        <select {...described} value={topic} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{t(($) => $.contact.chooseTopic)}</option>
          {contactTopics.map((each) => (
            <option key={each} value={each}>
              {t(($) => $.contact.topics[each])}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  );
}
