import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { SalesQuery } from "#contract/sales/sales.ts";
import { failureText } from "#web/api/failure-text.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { SelectFilter } from "#web/ui/field/SelectFilter.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { salesQuery } from "#web/features/sales/sales-api.ts";
import { SaleCard } from "./SaleCard.tsx";
import "./store-bikes.css";

type Filter = SalesQuery["state"];

function Empty({ filter }: { filter: Filter }): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeBikes, { returnObjects: true, skipInterpolation: true });
  if (filter === "waiting") return <p className="muted">{words.noneWaiting}</p>;
  return (
    <div>
      <p>
        <b>{words.none}</b>
      </p>
      <p className="muted">{words.noneText}</p>
    </div>
  );
}

function Bikes({ filter }: { filter: Filter }): ReactNode {
  const query = useInfiniteQuery(salesQuery(filter));
  return (
    <PagedList query={query} why={failureText} empty={<Empty filter={filter} />} keyOf={({ id }) => id}>
      {(sale) => <SaleCard sale={sale} />}
    </PagedList>
  );
}

/** /store-bikes: what the store has registered, and whether its buyers have claimed it. */
export function StoreBikesPage(): ReactNode {
  const { t } = useTranslation();
  const [filter, choose] = useState<Filter>("all");
  const words = t(($) => $.storeBikes, { returnObjects: true, skipInterpolation: true });
  usePageTitle(words.title);
  return (
    <main className="wrap storebikes" id="content">
      <header className="storebikes__head">
        <h1>{words.title}</h1>
        <div className="storebikes__ways">
          <Link className="btn btn--ghost" to="/store-import">
            {words.import}
          </Link>
          <Link className="btn btn--primary" to="/store-register-customer">
            {words.register}
          </Link>
        </div>
      </header>
      <SelectFilter
        name="state"
        label={words.show}
        value={filter}
        options={(["all", "waiting"] as const).map((state) => [state, words.filters[state]] as const)}
        onChange={(state = "all") => choose(state)}
      />
      <Bikes key={filter} filter={filter} />
    </main>
  );
}
