import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { contactTopics } from "#contract/contact.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { useSession } from "#web/auth/session.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { ContactForm } from "./ContactForm.tsx";
import { MailLink } from "./MailLink.tsx";
import { useContact } from "./use-contact.ts";
import "./contact.css";

/** The address can name a topic: `?topic=store`. */
const topicIn = (parameters: URLSearchParams): string =>
  contactTopics.find((topic) => topic === parameters.get("topic")) ?? "";

export function ContactPage(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.contact, { returnObjects: true });
  const [parameters] = useSearchParams();
  const signedIn = useSession().state === "signed-in";
  const { data: me } = useQuery({ ...meQuery, enabled: signedIn });
  const contact = useContact();
  const thanks = useRef<HTMLHeadingElement>(null);
  usePageTitle(texts.title);
  useEffect(() => thanks.current?.focus(), [contact.data]);
  return (
    <main className="wrap contact" id="content">
      {contact.data === undefined ? (
        <>
          <h1>{texts.title}</h1>
          <p className="contact__lead">{texts.lead}</p>
          <ContactForm
            start={{ topic: topicIn(parameters), email: me?.email ?? "", message: "" }}
            contact={contact}
          />
          <aside className="contact__aside">
            <h2>{texts.urgentTitle}</h2>
            <p>{texts.urgent}</p>
            <MailLink text={texts.mail} />
          </aside>
        </>
      ) : (
        <div className="contact__thanks" role="status">
          <h1 tabIndex={-1} ref={thanks}>
            {texts.thanks}
          </h1>
          <p>{t(($) => $.contact.caseNumber, { caseNumber: contact.data })}</p>
          <p>{texts.answer}</p>
          <button type="button" className="btn btn--ghost" onClick={() => contact.reset()}>
            {texts.another}
          </button>
        </div>
      )}
    </main>
  );
}
