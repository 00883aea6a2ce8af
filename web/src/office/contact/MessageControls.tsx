import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import { LineField, LongField } from "#web/platform/ui/field/TextField.tsx";
import { contactTopics, dataRights } from "#contract/office/contact.ts";
import type { ContactMessage, ContactFaults } from "./contact-message.ts";

type TopicFieldProps = { topic: string; fault: string | undefined; onChoose: (topic: string) => void };

function TopicField({ topic, fault, onChoose }: TopicFieldProps): ReactNode {
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

type RightFieldProps = { right: string; onChoose: (right: string) => void };

function RightField({ right, onChoose }: RightFieldProps): ReactNode {
  const texts = useTexts(($) => $.contact);
  return (
    <PlainField id="contact-right" label={texts.right} hint={texts.rightHint} fault={undefined}>
      {(described) => (
        <select {...described} value={right} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{texts.noRight}</option>
          {dataRights.map((each) => (
            <option key={each} value={each}>
              {texts.rights[each]}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  );
}

type Props = {
  message: ContactMessage;
  faults: ContactFaults;
  onType: (change: Partial<ContactMessage>) => void;
};

const longest = 2000;

export function MessageControls({ message, faults, onType }: Props): ReactNode {
  const texts = useTexts(($) => $.contact);
  return (
    <>
      <TopicField topic={message.topic} fault={faults.topic} onChoose={(topic) => onType({ topic })} />
      {message.topic === "privacy" && (
        <RightField right={message.right} onChoose={(right) => onType({ right })} />
      )}
      <LineField
        id="contact-email"
        label={texts.email}
        hint={texts.emailHint}
        fault={faults.email}
        type="email"
        autoComplete="email"
        value={message.email}
        onType={(text) => onType({ email: text })}
      />
      <LongField
        id="contact-message"
        label={texts.message}
        hint={texts.messageHint}
        fault={faults.message}
        rows={8}
        maxLength={longest}
        value={message.message}
        onType={(text) => onType({ message: text })}
      />
    </>
  );
}
