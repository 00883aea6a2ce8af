import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import type { OpenedStoreApplication } from "#contract/shops/applications/decisions.ts";
import { mailtoOf } from "#contract/platform/mailto.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";
import { OneItem } from "#web/platform/one-item/OneItem.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { focus } from "#web/platform/ui/focus.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { Decision, Invitation } from "./Decision.tsx";
import { requestQueries } from "./queries.ts";
import { Due } from "./RequestCard.tsx";

type Props = { request: OpenedStoreApplication };

function Hints({ request: { hints } }: Props): ReactNode {
  const { t } = useTranslation();
  if (hints.length === 0) return null;
  return (
    <section className="request__hints">
      <h2>
        <TriangleAlert size={20} aria-hidden="true" />
        {t(($) => $.storeRequests.hintsTitle)}
      </h2>
      <ul>
        {hints.map((hint) => (
          <li key={hint}>{t(($) => $.storeRequests.hints[hint])}</li>
        ))}
      </ul>
    </section>
  );
}

function Company({ request }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.storeRequests, { returnObjects: true, skipInterpolation: true });
  const { soleTrader, form, registeredOn, proceedings, address } = request;
  const day = dayText(request.checkedAt, language);
  return (
    <section>
      <h2>{texts.company}</h2>
      <p className="muted">{t(($) => $.storeRequests.source, { day })}</p>
      <Facts
        facts={[
          [texts.number, request.organisationNumber],
          [texts.form, form ?? (soleTrader ? texts.soleTrader : undefined)],
          [texts.registered, registeredOn && dayText(`${registeredOn}T12:00:00Z`, language)],
          [texts.trade, request.trade],
          [texts.proceedings, proceedings.length > 0 ? proceedings.join(", ") : undefined],
          [texts.address, `${address.street}, ${address.postalCode} ${address.city}`],
        ]}
      />
    </section>
  );
}

function Contact({ request }: Props): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.storeRequests);
  const { contact, closedAt } = request;
  return (
    <section>
      <h2>{texts.contact}</h2>
      <Facts
        facts={[
          [texts.name, contact.name],
          [
            texts.email,
            <a key="email" href={mailtoOf(contact.email)}>
              {contact.email}
            </a>,
          ],
          [
            texts.phone,
            <a key="phone" href={`tel:${contact.phone}`}>
              {contact.phone}
            </a>,
          ],
          [texts.bikeCount, String(request.bikeCount)],
          [texts.message, request.message],
          [texts.sent, dayText(request.sentAt, language)],
          [texts.closed, closedAt && dayText(closedAt, language)],
          [texts.reason, request.reason],
          [texts.stickers, request.stickers === undefined ? undefined : String(request.stickers)],
        ]}
      />
    </section>
  );
}

function Exchange({ request: { exchange } }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  if (exchange.length === 0) return null;
  return (
    <section>
      <h2>{t(($) => $.storeRequests.exchange)}</h2>
      {exchange.map(({ question, askedAt, answer, answeredAt = askedAt }) => (
        <Facts
          key={askedAt}
          look="column"
          facts={[
            [t(($) => $.storeRequests.asked, { day: dayText(askedAt, language) }), question],
            [t(($) => $.storeRequests.answered, { day: dayText(answeredAt, language) }), answer],
          ]}
        />
      ))}
    </section>
  );
}

function Opened({ request }: Props): ReactNode {
  usePageTitle(request.company);
  return (
    <>
      <h1 tabIndex={-1} {...(request.state !== "pending" && { ref: focus })}>
        {request.company}
      </h1>
      <Due request={request} />
      <Hints request={request} />
      <div className="request__parts">
        <Company request={request} />
        <Contact request={request} />
        <Exchange request={request} />
      </div>
      {request.closedAt === undefined && (
        <>
          <CaseClaim queue="storeApplications" caseId={request.id} />
          <Decision request={request} />
        </>
      )}
      <Invitation request={request} />
    </>
  );
}

function Content({ id }: { id: string }): ReactNode {
  const query = useQuery(requestQueries.one(id));
  const words = useTexts(($) => $.storeRequests);
  return (
    <OneItem query={query} words={words} missing="store-application-not-found">
      {(request) => <Opened request={request} />}
    </OneItem>
  );
}

export function RequestView({ id }: { id: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <BackLink to={{ search: "" }}>{t(($) => $.storeRequests.back)}</BackLink>
      <Content key={id} id={id} />
    </>
  );
}
