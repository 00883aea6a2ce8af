import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { contactTopics } from "#contract/contact.ts";
import { ContactFailure } from "./ContactFailure.tsx";
import { checkLetter, type Letter, type LetterFaults, letterFields } from "./letter.ts";
import { LetterField } from "./LetterField.tsx";
import type { useContact } from "./use-contact.ts";

type Props = { start: Letter; contact: ReturnType<typeof useContact> };

const longest = 2000;

/** What is typed stays whatever happens. */
export function ContactForm({ start, contact }: Props): ReactNode {
  const { t, i18n } = useTranslation();
  const texts = t(($) => $.contact, { returnObjects: true });
  const [typed, setTyped] = useState<Partial<Letter>>({});
  const [faults, setFaults] = useState<LetterFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const letter = { ...start, ...typed };
  const type = (change: Partial<Letter>): void => {
    setTyped({ ...typed, ...change });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = checkLetter(letter, i18n.language === "en" ? "en" : "sv");
    if ("letter" in checked) return contact.mutate(checked.letter);
    setFaults(checked.faults);
    const first = letterFields.find((field) => field in checked.faults);
    form.current?.querySelector<HTMLElement>(`#contact-${first}`)?.focus();
  };
  return (
    <form className="letter" ref={form} onSubmit={submit} noValidate>
      <LetterField id="contact-topic" label={texts.topic} fault={faults.topic}>
        {(described) => (
          <select
            {...described}
            value={letter.topic}
            onChange={({ target }) => type({ topic: target.value })}
          >
            <option value="">{texts.chooseTopic}</option>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {texts.topics[topic]}
              </option>
            ))}
          </select>
        )}
      </LetterField>
      <LetterField id="contact-email" label={texts.email} hint={texts.emailHint} fault={faults.email}>
        {(described) => (
          <input
            {...described}
            type="email"
            autoComplete="email"
            value={letter.email}
            onChange={({ target }) => type({ email: target.value })}
          />
        )}
      </LetterField>
      <LetterField id="contact-message" label={texts.message} hint={texts.messageHint} fault={faults.message}>
        {(described) => (
          <textarea
            {...described}
            rows={8}
            maxLength={longest}
            value={letter.message}
            onChange={({ target }) => type({ message: target.value })}
          />
        )}
      </LetterField>
      {contact.isError && <ContactFailure error={contact.error} />}
      <button className="btn btn--primary" type="submit" aria-disabled={contact.isPending}>
        {contact.isPending ? texts.sending : texts.send}
      </button>
      <p className="letter__note">{texts.robotNote}</p>
    </form>
  );
}
