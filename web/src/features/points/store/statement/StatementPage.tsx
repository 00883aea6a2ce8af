import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { failureText } from "#web/api/failure-text.ts";
import { storePointsQuery } from "#web/features/points/store/store-points-api.ts";
import { SelectFilter } from "#web/ui/field/SelectFilter.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { monthsSince, monthText } from "./months.ts";
import { StatementView } from "./StatementView.tsx";
import { statementQuery } from "./statement-query.ts";
import "./statement.css";

type Chosen = { month: string; months: readonly string[]; onChoose: (month: string) => void };

function ChooseMonth({ month, months, onChoose }: Chosen): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <div className="statement__month">
      <SelectFilter
        name="month"
        label={t(($) => $.statement.month)}
        value={month}
        options={months.map((each) => [each, monthText(each, language)] as const)}
        onChange={(chosen) => chosen !== undefined && onChoose(chosen)}
      />
    </div>
  );
}

function Month({ month }: { month: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(statementQuery(month));
  if (data !== undefined) return <StatementView statement={data} />;
  if (error === null || isFetching) return <Skeleton of={["block", "block"]} />;
  return (
    <FetchFailure
      title={t(($) => $.statement.failed)}
      text={failureText(error)}
      onRetry={() => void refetch()}
    />
  );
}

/** The month of the address, if there is a statement for it; else the current one. */
function Months({ since }: { since: string }): ReactNode {
  const [parameters, setParameters] = useSearchParams();
  const [now] = useState(() => new Date());
  const months = monthsSince(new Date(since), now);
  const wanted = parameters.get("month");
  const month = months.find((each) => each === wanted) ?? months[0] ?? "";
  return (
    <>
      <ChooseMonth
        month={month}
        months={months}
        onChoose={(chosen) => setParameters({ month: chosen }, { replace: true })}
      />
      <Month key={month} month={month} />
    </>
  );
}

function Content(): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(storePointsQuery);
  if (data !== undefined) return <Months since={data.since} />;
  if (error === null || isFetching) return <Skeleton of={["title", "block"]} />;
  return (
    <FetchFailure
      title={t(($) => $.statement.failed)}
      text={failureText(error)}
      onRetry={() => void refetch()}
    />
  );
}

/** /store-points/statement: a month of the store's points. */
export function StatementPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.statement.title);
  usePageTitle(title);
  return (
    <main className="wrap statement" id="content">
      <Link className="statement__back" to="/store-points">
        <ArrowLeft size={20} aria-hidden="true" />
        {t(($) => $.statement.back)}
      </Link>
      <h1>{title}</h1>
      <Content />
    </main>
  );
}
