import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { SalesQuery } from "#contract/shops/sales/sales.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { salesQuery } from "#web/shops/sales/sales-api.ts";
import { SaleCard } from "./SaleCard.tsx";
import "./store-bikes.css";

type Filter = SalesQuery["state"];

function Empty({ filter }: { filter: Filter }): ReactNode {
  const words = useTexts(($) => $.storeBikes);
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

/** Hidden from screen readers, since each cell has its own label. */
function Heads(): ReactNode {
  const words = useTexts(($) => $.storeBikes);
  return (
    <div className="salecard__row salecard__row--heads" aria-hidden="true">
      {[
        words.sold,
        words.bike,
        words.frameNumber,
        words.buyer,
        words.sticker,
        words.issued,
        words.price,
        words.state,
      ].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}

function Bikes({ filter }: { filter: Filter }): ReactNode {
  const query = useInfiniteQuery(salesQuery(filter));
  const any = query.data?.pages.some(({ items }) => items.length > 0);
  return (
    <div className="salelist">
      {any === true && <Heads />}
      <PagedList query={query} why={failureText} empty={<Empty filter={filter} />} keyOf={({ id }) => id}>
        {(sale) => <SaleCard sale={sale} />}
      </PagedList>
    </div>
  );
}

/** /store-bikes: the store's registrations and their states. */
export function StoreBikesPage(): ReactNode {
  const [filter, choose] = useState<Filter>("all");
  const words = useTexts(($) => $.storeBikes);
  usePageTitle(words.title);
  return (
    <main className="wrap page" id="content">
      <header className="ways ways--ends">
        <h1>{words.title}</h1>
        <div className="ways">
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
