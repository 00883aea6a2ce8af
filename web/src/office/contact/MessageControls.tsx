import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { SelectField } from "#web/platform/ui/field/SelectField.tsx";
import { LineField, LongField } from "#web/platform/ui/field/TextField.tsx";
import { contactTopics, dataRights } from "#contract/office/contact.ts";
import type { ContactMessage, ContactFaults } from "./contact-message.ts";

type TopicFieldProps = { topic: string; fault: string | undefined; onChoose: (topic: string) => void };

function TopicField({ topic, fault, onChoose }: TopicFieldProps): ReactNode {
  const texts = useTexts(($) => $.contact);
  return (
    <SelectField
      id="contact-topic"
      label={texts.topic}
      fault={fault}
      value={topic}
      choose={texts.chooseTopic}
      options={contactTopics.map((each) => [each, texts.topics[each]] as const)}
      onChoose={(chosen = "") => onChoose(chosen)}
    />
  );
}

type RightFieldProps = { right: string; onChoose: (right: string) => void };

function RightField({ right, onChoose }: RightFieldProps): ReactNode {
  const texts = useTexts(($) => $.contact);
  return (
    <SelectField
      id="contact-right"
      label={texts.right}
      hint={texts.rightHint}
      value={right}
      choose={texts.noRight}
      options={dataRights.map((each) => [each, texts.rights[each]] as const)}
      onChoose={(chosen = "") => onChoose(chosen)}
    />
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
