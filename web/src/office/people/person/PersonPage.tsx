import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import type { Person, PersonBike } from "#contract/office/people-admin-person.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Opened } from "#web/platform/ui/dossier/Opened.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { Actions } from "#web/office/people/actions/Actions.tsx";
import { EmailRequests } from "#web/office/people/email-requests/EmailRequests.tsx";
import { Extracts } from "#web/office/people/extracts/Extracts.tsx";
import { AccessForm } from "#web/office/people/access/AccessForm.tsx";
import { needsReason, personQuery } from "#web/office/people/people-api.ts";
import { caseIn } from "#web/people/person-path.ts";
import { everyMail, MailCategory } from "#contract/people/notification-settings.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Card } from "#web/platform/ui/dossier/Card.tsx";
import { ConsentRow } from "#web/people/consents/ConsentRow.tsx";
import { Dealings } from "./Dealings.tsx";
import { Mails } from "./Mails.tsx";
import { PersonHead } from "./PersonHead.tsx";
import { PointsRows } from "./PointsRows.tsx";
import { Proofs } from "./Proofs.tsx";
import { type OpenedPerson, Part, type PartRow } from "./Part.tsx";
import "#web/office/people/people.css";
import "#web/office/people/person.css";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";

const tones = { registered: "registered", stolen: "stolen", pending_review: "review" } as const;

function BikeRow({ bike }: { bike: PersonBike }): ReactNode {
  const { t } = useTranslation();
  const { id, brand, model, frameNumber, status, batteryStolen } = bike;
  return (
    <div className="person__bike">
      <BikePicture bike={bike} className="person__thumb" />
      <b>
        <Link className="tap" to={`/admin-bikes/${id}`}>{`${brand} ${model}`}</Link>
      </b>
      <Plate
        number={frameNumber}
        label={t(($) => $.common.frameNumber)}
        size="sm"
        stolen={status === "stolen"}
      />
      <span className="dossier__badges">
        <Badge tone={tones[status]}>{t(($) => $.vocabulary.status[status])}</Badge>
        {batteryStolen && <Badge tone="review">{t(($) => $.peopleAdmin.batteryStolen)}</Badge>}
      </span>
    </div>
  );
}

/** Newest first. */
function Bikes(opened: OpenedPerson): ReactNode {
  return (
    <Part {...opened} part="bikes" pick={({ bikes }) => bikes} keyOf={({ id }) => id}>
      {(bike) => <BikeRow bike={bike} />}
    </Part>
  );
}

function Decision({ decision }: { decision: PartRow<"decisions"> }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { at, by, action, reason } = decision;
  return (
    <div className="dossier__row dossier__row--told">
      <time dateTime={at}>{dayText(at, language)}</time>
      <span>
        <b>{by ?? t(($) => $.peopleAdmin.somebody)}</b> {t(($) => $.audit.actions[action])}
        {reason !== undefined && <small>{reason}</small>}
      </span>
    </div>
  );
}

function Decisions(opened: OpenedPerson): ReactNode {
  return (
    <Part {...opened} part="decisions" pick={({ decisions }) => decisions} keyOf={({ id }) => id}>
      {(decision) => <Decision decision={decision} />}
    </Part>
  );
}

function Consents(opened: OpenedPerson): ReactNode {
  return (
    <Part
      {...opened}
      part="consents"
      pick={({ consents }) => consents}
      keyOf={({ number }) => String(number)}
    >
      {(line) => (
        <div className="dossier__row dossier__row--told">
          <ConsentRow line={line} />
        </div>
      )}
    </Part>
  );
}

function Choices({ person: { consent, mails } }: { person: Person }): ReactNode {
  const language = usePageLanguage();
  const { choices } = useTexts(($) => $.peopleAdmin);
  const yesOrNo = (is: boolean): string => (is ? choices.yes : choices.no);
  const wanted = { ...everyMail, ...mails };
  return (
    <Card title={choices.title}>
      <Facts
        facts={[
          [choices.decided, consent ? dayText(consent.decidedAt, language) : choices.undecided],
          [choices.functional, consent && yesOrNo(consent.functional)],
          [choices.analytics, consent && yesOrNo(consent.analytics)],
          [choices.marketing, consent && yesOrNo(consent.marketing)],
          ...MailCategory.options.map((category) => [choices[category], yesOrNo(wanted[category])] as const),
        ]}
      />
    </Card>
  );
}

function View({ person, openedAt }: { person: Person; openedAt: number }): ReactNode {
  usePageTitle(person.fullName);
  const part = { person, openedAt };
  return (
    <>
      <PersonHead person={person} />
      <div className="dossier">
        <div className="dossier__main">
          <Proofs person={person} />
          <Bikes {...part} />
          <PointsRows {...part} />
          <Dealings {...part} />
          <Mails {...part} />
          {person.whose === undefined && <EmailRequests {...part} />}
          {person.whose !== "own" && <Extracts {...part} />}
        </div>
        <aside className="dossier__side">
          <Actions person={person} />
          <Decisions {...part} />
          <Choices person={person} />
          <Consents {...part} />
        </aside>
      </div>
    </>
  );
}

function Content({ accountId }: { accountId: string }): ReactNode {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const query = useQuery(personQuery(accountId, caseIn(search)));
  if (needsReason(query.error) && !query.isFetching) return <AccessForm accountId={accountId} />;
  return (
    <Opened query={query} failed={t(($) => $.peopleAdmin.failed)} why={failureText}>
      {(person, openedAt) => <View person={person} openedAt={openedAt} />}
    </Opened>
  );
}

/** /admin-people/:accountId. Each view takes a case or a reason, and is logged. */
export function PersonPage(): ReactNode {
  const { t } = useTranslation();
  const { accountId = "" } = useParams();
  usePageTitle(t(($) => $.peopleAdmin.title));
  return (
    <main className="wrap page" id="content">
      <BackLink to="/admin-people">{t(($) => $.peopleAdmin.title)}</BackLink>
      <Content key={accountId} accountId={accountId} />
    </main>
  );
}
