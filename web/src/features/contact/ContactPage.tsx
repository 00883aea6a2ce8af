import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { contactTopics } from "#contract/contact.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { useSession } from "#web/auth/session.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { ContactForm } from "./ContactForm.tsx";
import { ContactThanks } from "./ContactThanks.tsx";
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
  const { data: me } = useQuery({ ...meQuery, enabled: useSession().state === "signed-in" });
  const contact = useContact();
  usePageTitle(texts.title);
  if (contact.data !== undefined)
    return (
      <main className="wrap contact" id="content">
        <ContactThanks caseNumber={contact.data} onAnother={() => contact.reset()} />
      </main>
    );
  const start = { topic: topicIn(parameters), email: me?.email ?? "", message: "" };
  return (
    <main className="wrap contact" id="content">
      <h1>{texts.title}</h1>
      <p className="contact__lead">{texts.lead}</p>
      <ContactForm start={start} contact={contact} />
      <aside className="contact__aside">
        <h2>{texts.urgentTitle}</h2>
        <p>{texts.urgent}</p>
        <MailLink text={texts.mail} />
      </aside>
    </main>
  );
}
