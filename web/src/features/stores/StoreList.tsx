import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight, Store } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListedStore } from "#contract/stores.ts";
import { failureText } from "#web/api/failure-text.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { StoreLogo } from "#web/ui/store-logo/StoreLogo.tsx";
import { StoreBadge } from "./StoreBadge.tsx";
import { storesQuery } from "./stores-api.ts";

/** The whole card opens the store, its name is the link. */
function StoreCard({ store }: { store: ListedStore }): ReactNode {
  const heading = useId();
  const { storeId, name, city, chain, locationId, organisationNumber, state, logoUrl } = store;
  const said = [city, organisationNumber, chain, locationId].filter((part) => part !== undefined);
  return (
    <article className="linkcard" aria-labelledby={heading}>
      {logoUrl !== undefined && <StoreLogo url={logoUrl} />}
      <div>
        <h2 id={heading}>
          <Link to={{ search: `id=${storeId}` }}>{name}</Link>
        </h2>
        <p className="muted">{said.join(" · ")}</p>
      </div>
      <StoreBadge state={state} />
      <ChevronRight size={22} aria-hidden="true" />
    </article>
  );
}

type SearchProps = { sought: string; onSeek: (text: string) => void };

/** What is typed can be a person's number, so it never stands in the address of the page. */
function StoreSearch({ sought, onSeek }: SearchProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [typed, type] = useState(sought);
  const words = t(($) => $.approvedEntities, { returnObjects: true, skipInterpolation: true });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSeek(typed.trim());
  };
  const showAll = (): void => {
    type("");
    onSeek("");
  };
  return (
    <search>
      <form className="storesearch" onSubmit={submit}>
        <PlainField id={id} label={words.search} hint={words.searchHint} fault={undefined}>
          {(described) => (
            <input
              {...described}
              type="search"
              className="plaininput"
              maxLength={100}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </PlainField>
        <button type="submit" className="btn btn--primary">
          {words.find}
        </button>
        {sought !== "" && (
          <button type="button" className="btn btn--ghost" onClick={showAll}>
            {words.all}
          </button>
        )}
      </form>
    </search>
  );
}

/** All approved stores by name, suspended ones too. */
export function StoreList({ title, sought, onSeek }: SearchProps & { title: string }): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(storesQuery(sought));
  const { empty, none } = t(($) => $.approvedEntities, {
    returnObjects: true,
    skipInterpolation: true,
  });
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <StoreSearch sought={sought} onSeek={onSeek} />
      <PagedList
        query={query}
        why={failureText}
        empty={<EmptyList icon={Store} {...(sought === "" ? empty : none)} />}
        keyOf={({ storeId }) => storeId}
      >
        {(store) => <StoreCard store={store} />}
      </PagedList>
    </>
  );
}
