import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ContactMessage, ContactFaults } from "./contact-message.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { TopicField } from "./TopicField.tsx";

type Props = {
  message: ContactMessage;
  faults: ContactFaults;
  onType: (change: Partial<ContactMessage>) => void;
};

const longest = 2000;

export function MessageControls({ message, faults, onType }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.contact, { returnObjects: true });
  return (
    <>
      <TopicField topic={message.topic} fault={faults.topic} onChoose={(topic) => onType({ topic })} />
      <PlainField id="contact-email" label={texts.email} hint={texts.emailHint} fault={faults.email}>
        {(described) => (
          <input
            {...described}
            type="email"
            autoComplete="email"
            value={message.email}
            onChange={(event) => onType({ email: event.target.value })}
          />
        )}
      </PlainField>
      <PlainField id="contact-message" label={texts.message} hint={texts.messageHint} fault={faults.message}>
        {(described) => (
          <textarea
            {...described}
            rows={8}
            maxLength={longest}
            value={message.message}
            onChange={(event) => onType({ message: event.target.value })}
          />
        )}
      </PlainField>
    </>
  );
}
