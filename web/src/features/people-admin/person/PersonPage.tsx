import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { Person } from "#contract/people-admin-person.ts";
import { failureText } from "#web/api/failure-text.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { Actions } from "../actions/Actions.tsx";
import { personQuery } from "../people-api.ts";
import { Bikes } from "./Bikes.tsx";
import { Choices } from "./Choices.tsx";
import { Decisions } from "./Decisions.tsx";
import { Dealings } from "./Dealings.tsx";
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
        </div>
        <aside className="dossier__side">
          <Actions person={person} />
          <Decisions {...part} />
          <Choices person={person} />
        </aside>
      </div>
    </>
  );
}

function Content({ accountId }: { accountId: string }): ReactNode {
  const { t } = useTranslation();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(personQuery(accountId));
  if (data !== undefined) return <View person={data} openedAt={dataUpdatedAt} />;
  if (error !== null && !isFetching)
    return (
      <FetchFailure
        title={t(($) => $.peopleAdmin.failed)}
        text={failureText(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="late dossier__late">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["name", "line", "block", "block", "block"]} />
    </div>
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
