import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { Person } from "#contract/people-admin-person.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Opened } from "#web/ui/dossier/Opened.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { Actions } from "../actions/Actions.tsx";
import { EmailRequests } from "../email-requests/EmailRequests.tsx";
import { Extracts } from "../extracts/Extracts.tsx";
import { personQuery } from "../people-api.ts";
import { Bikes } from "./Bikes.tsx";
import { Choices } from "./Choices.tsx";
import { Consents } from "./Consents.tsx";
import { Decisions } from "./Decisions.tsx";
import { Dealings } from "./Dealings.tsx";
import { Mails } from "./Mails.tsx";
import { PersonHead } from "./PersonHead.tsx";
import { PointsRows } from "./PointsRows.tsx";
import { Proofs } from "./Proofs.tsx";
import "../people.css";
import "../person.css";

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
  const query = useQuery(personQuery(accountId));
  return (
    <Opened query={query} failed={t(($) => $.peopleAdmin.failed)} why={failureText}>
      {(person, openedAt) => <View person={person} openedAt={openedAt} />}
    </Opened>
  );
}

/** /admin-people/:accountId: all that support is asked about. Coming here is written down. */
export function PersonPage(): ReactNode {
  const { t } = useTranslation();
  const { accountId = "" } = useParams();
  usePageTitle(t(($) => $.peopleAdmin.title));
  return (
    <main className="wrap people" id="content">
      <Link className="dossier__back" to="/admin-people">
        <ArrowLeft size={18} aria-hidden="true" />
        {t(($) => $.peopleAdmin.title)}
      </Link>
      <Content key={accountId} accountId={accountId} />
    </main>
  );
}
