import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import { storePointsQuery } from "#web/points/purchases/store/store-points-api.ts";
import { Loaded } from "#web/platform/one-item/Loaded.tsx";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { monthText } from "./months.ts";
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

/** Shows the month in the address if it has a statement, otherwise the current one. */
function Months({ months }: { months: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get("month");
  const month = months.find((each) => each === wanted) ?? months[0] ?? "";
  const query = useQuery(statementQuery(month));
  return (
    <>
      <ChooseMonth
        month={month}
        months={months}
        onChoose={(chosen) => setParameters({ month: chosen }, { replace: true })}
      />
      <Loaded key={month} query={query} failed={t(($) => $.statement.failed)} of={["block", "block"]}>
        {(statement) => <StatementView statement={statement} />}
      </Loaded>
    </>
  );
}

export function StatementPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.statement.title);
  usePageTitle(title);
  const query = useQuery(storePointsQuery);
  return (
    <main className="wrap page" id="content">
      <BackLink to="/store-points">{t(($) => $.statement.back)}</BackLink>
      <h1>{title}</h1>
      <Loaded query={query} failed={t(($) => $.statement.failed)} of={["title", "block"]}>
        {({ months }) => <Months months={months} />}
      </Loaded>
    </main>
  );
}
