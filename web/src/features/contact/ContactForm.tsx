import { type FormEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ContactFailure } from "./ContactFailure.tsx";
import type { ContactMessage } from "./contact-message.ts";
import { MessageControls } from "./MessageControls.tsx";
import type { useContact } from "./use-contact.ts";
import { useContactMessage } from "./use-contact-message.ts";

type Props = { start: ContactMessage; contact: ReturnType<typeof useContact> };

export function ContactForm({ start, contact }: Props): ReactNode {
  const { t, i18n } = useTranslation();
  const { message, faults, type, submit } = useContactMessage(start, i18n.language === "en" ? "en" : "sv");
  const form = useRef<HTMLFormElement>(null);
  const { isPending } = contact;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const wrong = submit(contact.mutate);
    if (wrong) form.current?.querySelector<HTMLElement>(`#contact-${wrong}`)?.focus();
  };
  return (
    // As a dialog's, so that a press before any script runs waits for the app instead of loading the page again.
    <form className="message" ref={form} method="dialog" onSubmit={send} noValidate>
      <MessageControls message={message} faults={faults} onType={type} />
      {contact.isError && <ContactFailure error={contact.error} />}
      <button className="btn btn--primary" type="submit" aria-disabled={isPending}>
        {isPending ? t(($) => $.contact.sending) : t(($) => $.contact.send)}
      </button>
      <p className="letter__note">{t(($) => $.contact.robotNote)}</p>
    </form>
  );
}
