import { type FormEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ContactFailure } from "./ContactFailure.tsx";
import type { Letter } from "./letter.ts";
import { LetterControls } from "./LetterControls.tsx";
import type { useContact } from "./use-contact.ts";
import { useLetter } from "./use-letter.ts";

type Props = { start: Letter; contact: ReturnType<typeof useContact> };

export function ContactForm({ start, contact }: Props): ReactNode {
  const { t, i18n } = useTranslation();
  const { letter, faults, type, submit } = useLetter(start, i18n.language === "en" ? "en" : "sv");
  const form = useRef<HTMLFormElement>(null);
  const { isPending } = contact;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const wrong = submit(contact.mutate);
    if (wrong) form.current?.querySelector<HTMLElement>(`#contact-${wrong}`)?.focus();
  };
  return (
    // As a dialog's, so that pressing the button before any script runs loses nothing.
    <form className="letter" ref={form} method="dialog" onSubmit={send} noValidate>
      <LetterControls letter={letter} faults={faults} onType={type} />
      {contact.isError && <ContactFailure error={contact.error} />}
      <button className="btn btn--primary" type="submit" aria-disabled={isPending}>
        {isPending ? t(($) => $.contact.sending) : t(($) => $.contact.send)}
      </button>
      <p className="letter__note">{t(($) => $.contact.robotNote)}</p>
    </form>
  );
}
