import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Letter, LetterFaults } from "./letter.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { TopicField } from "./TopicField.tsx";

type Props = { letter: Letter; faults: LetterFaults; onType: (change: Partial<Letter>) => void };

const longest = 2000;

export function LetterControls({ letter, faults, onType }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.contact, { returnObjects: true });
  return (
    <>
      <TopicField topic={letter.topic} fault={faults.topic} onChoose={(topic) => onType({ topic })} />
      <PlainField id="contact-email" label={texts.email} hint={texts.emailHint} fault={faults.email}>
        {(described) => (
          <input
            {...described}
            type="email"
            autoComplete="email"
            value={letter.email}
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
            value={letter.message}
            onChange={(event) => onType({ message: event.target.value })}
          />
        )}
      </PlainField>
    </>
  );
}
