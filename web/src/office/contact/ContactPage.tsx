import { useQuery, useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useSearchParams } from "react-router-dom";
import {
  CaseNumber,
  contactTopics,
  dataRights,
  contactRoutes,
  type NewContact,
} from "#contract/office/contact.ts";
import { mailtoOf } from "#contract/platform/mailto.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { siteConfig } from "#web/platform/auth/site-config.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { work } from "#web/platform/api/challenge/work.ts";
import { createClient } from "#web/platform/api/client.ts";
import {
  type ContactMessage,
  checkContactMessage,
  type ContactFaults,
  type ContactField,
  contactFields,
  type Sendable,
} from "./contact-message.ts";
import { MessageControls } from "./MessageControls.tsx";
import "./contact.css";

/** Needs no sign-in: the form asks for an address. */
const client = createClient(contactRoutes, { token: async () => undefined });

const send = async (message: Omit<NewContact, "solution">): Promise<string> => {
  const challenge = await client.getContactChallenge();
  const body = { ...message, solution: await work(challenge) };
  return (await client.sendContact({ body })).caseNumber;
};

const useContact = () => useMutation({ mutationFn: send });

/** Keeps the typed text after failures. `submit` sends a valid message, or returns the first invalid field. */
const useContactMessage = (start: ContactMessage, language: "sv" | "en", caseNumber: string | undefined) => {
  const [typed, setTyped] = useState<Partial<ContactMessage>>({});
  const [faults, setFaults] = useState<ContactFaults>({});
  const message = { ...start, ...typed };
  const type = (change: Partial<ContactMessage>): void => {
    setTyped({ ...typed, ...change });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))));
  };
  const submit = (send: (message: Sendable) => void): ContactField | undefined => {
    const checked = checkContactMessage(message, language, caseNumber);
    if ("faults" in checked) {
      setFaults(checked.faults);
      return contactFields.find((field) => field in checked.faults);
    }
    send(checked.message);
    return undefined;
  };
  return { message, faults, type, submit };
};

function ContactFailure({ error }: { error: Error }): ReactNode {
  return (
    <p className="failure" role="alert">
      {failureText(error)}{" "}
    </p>
  );
}

type ContactFormProps = {
  start: ContactMessage;
  caseNumber: string | undefined;
  contact: ReturnType<typeof useContact>;
};

function ContactForm({ start, caseNumber, contact }: ContactFormProps): ReactNode {
  const { t, i18n } = useTranslation();
  const language = i18n.language === "en" ? "en" : "sv";
  const { message, faults, type, submit } = useContactMessage(start, language, caseNumber);
  const form = useRef<HTMLFormElement>(null);
  const { isPending } = contact;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const wrong = submit(contact.mutate);
    if (wrong) form.current?.querySelector<HTMLElement>(`#contact-${wrong}`)?.focus();
  };
  return (
    // `method="dialog"`, so that a submit before hydration does not reload the page.
    <form className="message" ref={form} method="dialog" onSubmit={send} noValidate>
      {caseNumber !== undefined && <p>{t(($) => $.contact.inCase, { caseNumber })}</p>}
      <MessageControls message={message} faults={faults} onType={type} />
      {contact.isError && <ContactFailure error={contact.error} />}
      <button className="btn btn--primary" type="submit" aria-disabled={isPending}>
        {isPending ? t(($) => $.contact.sending) : t(($) => $.contact.send)}
      </button>
      <p className="letter__note">{t(($) => $.contact.robotNote)}</p>
    </form>
  );
}

/** Each stage has its own support address. */
function MailLink({ text }: { text: string }): ReactNode {
  const { data } = useQuery({ queryKey: queryKeys.siteConfig.all, queryFn: siteConfig, staleTime: Infinity });
  return (
    data && (
      <p>
        {text} <a href={mailtoOf(data.supportEmail)}>{data.supportEmail}</a>
      </p>
    )
  );
}

type Props = { caseNumber: string; onAnother: () => void };

function ContactThanks({ caseNumber, onAnother }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack stack--start contact__thanks">
      <h1 tabIndex={-1} ref={heading}>
        {t(($) => $.contact.thanks)}
      </h1>
      <p>{t(($) => $.contact.caseNumber, { caseNumber })}</p>
      <p>{t(($) => $.contact.answer)}</p>
      <button type="button" className="btn btn--ghost" onClick={onAnother}>
        {t(($) => $.contact.another)}
      </button>
    </div>
  );
}

/** The URL can preselect a topic and a right: `?topic=privacy&right=access`. */
const choiceIn = (parameters: URLSearchParams, name: string, choices: readonly string[]): string =>
  choices.find((choice) => choice === parameters.get(name)) ?? "";

export function ContactPage(): ReactNode {
  const texts = useTexts(($) => $.contact);
  const [parameters] = useSearchParams();
  const { data: me } = useQuery({ ...meQuery, enabled: useSession().state === "signed-in" });
  const contact = useContact();
  usePageTitle(texts.title);
  if (contact.data !== undefined)
    return (
      <main className="wrap page contact" id="content">
        <ContactThanks caseNumber={contact.data} onAnother={() => contact.reset()} />
      </main>
    );
  const start = {
    topic: choiceIn(parameters, "topic", contactTopics),
    right: choiceIn(parameters, "right", dataRights),
    email: me?.email ?? "",
    message: "",
  };
  const caseNumber = CaseNumber.safeParse(parameters.get("case")).data;
  return (
    <main className="wrap page contact" id="content">
      <h1>{texts.title}</h1>
      <p className="contact__lead">{texts.lead}</p>
      <ContactForm start={start} caseNumber={caseNumber} contact={contact} />
      <aside className="card contact__aside">
        <h2>{texts.urgentTitle}</h2>
        <p>{texts.urgent}</p>
        <MailLink text={texts.mail} />
      </aside>
    </main>
  );
}
