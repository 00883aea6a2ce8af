import { type ReactNode, useState, type FormEvent, useId } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useLocation, useSearchParams, Link } from "react-router-dom";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight, Store } from "lucide-react";
import type { ListedStore } from "#contract/shops/stores.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { StoreLogo } from "#web/shops/store-logo/StoreLogo.tsx";
import { StoreBadge } from "./StoreBadge.tsx";
import { storesQuery } from "./stores-api.ts";
import { UnpaidInvoices } from "./UnpaidInvoices.tsx";
import { StoreView } from "./StoreView.tsx";
import "#web/platform/ui/list/link-card.css";
import "./stores.css";

/** CSS extends the store's link over the whole card. */
function StoreCard({ store }: { store: ListedStore }): ReactNode {
  const heading = useId();
  const { storeId, name, city, chain, locationId, organisationNumber, state, logoUrl } = store;
  const facts = [city, organisationNumber, chain, locationId].filter((part) => part !== undefined);
  return (
    <article className="linkcard" aria-labelledby={heading}>
      {logoUrl !== undefined && <StoreLogo url={logoUrl} />}
      <div>
        <h2 id={heading}>
          <Link to={{ search: `id=${storeId}` }}>{name}</Link>
        </h2>
        <p className="muted">{facts.join(" · ")}</p>
      </div>
      <StoreBadge state={state} />
      <ChevronRight size={22} aria-hidden="true" />
    </article>
  );
}

type SearchProps = { search: string; onSearch: (text: string) => void };

/** The text can be a personal number, so it must not go into the URL. */
function StoreSearch({ search, onSearch }: SearchProps): ReactNode {
  const [typed, type] = useState(search);
  const words = useTexts(($) => $.approvedEntities);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const showAll = (): void => {
    type("");
    onSearch("");
  };
  return (
    <search>
      <form className="storesearch" onSubmit={submit}>
        <LineField
          label={words.search}
          hint={words.searchHint}
          type="search"
          className="plaininput"
          maxLength={100}
          value={typed}
          onType={type}
        />
        <button type="submit" className="btn btn--primary">
          {words.find}
        </button>
        {search !== "" && (
          <button type="button" className="btn btn--ghost" onClick={showAll}>
            {words.all}
          </button>
        )}
      </form>
    </search>
  );
}

/** Includes suspended stores. */
function StoreList({ title, search, onSearch }: SearchProps & { title: string }): ReactNode {
  const query = useInfiniteQuery(storesQuery(search));
  const { empty, none } = useTexts(($) => $.approvedEntities);
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <UnpaidInvoices />
      <StoreSearch search={search} onSearch={onSearch} />
      <PagedList
        query={query}
        why={failureText}
        empty={<EmptyList icon={Store} {...(search === "" ? empty : none)} />}
        keyOf={({ storeId }) => storeId}
      >
        {(store) => <StoreCard store={store} />}
      </PagedList>
    </>
  );
}

/** /admin-approved-entities, and the same list as /admin-partners. */
export function ApprovedEntitiesPage(): ReactNode {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  // Kept while a store is open, so that Back returns to the results.
  const [search, setSearch] = useState("");
  const id = parameters.get("id");
  const { title, partners } = useTexts(($) => $.approvedEntities);
  return (
    <main className="wrap page stores" id="content">
      {id === null ? (
        <StoreList
          title={pathname === "/admin-partners" ? partners : title}
          search={search}
          onSearch={setSearch}
        />
      ) : (
        <StoreView id={id} />
      )}
    </main>
  );
}
