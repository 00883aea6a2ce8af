import { useInfiniteQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ReceiptFilter } from "#contract/sales/receipts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { SelectFilter } from "#web/ui/field/SelectFilter.tsx";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useSettled } from "#web/ui/use-settled.ts";
import { ReceiptHead, ReceiptLine } from "./ReceiptLine.tsx";
import { storeReceiptsQuery } from "./receipts-api.ts";
import "./store-receipts.css";

type Asked = { readonly state: ReceiptFilter; readonly q: string };

function Empty({ asked: { state, q } }: { asked: Asked }): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeReceipts, { returnObjects: true, skipInterpolation: true });
  const isAll = state === "all" && q === "";
  return (
    <EmptyList
      icon={ReceiptText}
      title={isAll ? words.none : words.noneFound}
      text={isAll ? words.noneText : words.noneFoundText}
    >
      {isAll && (
        <Link className="btn btn--primary" to="/store-register-customer">
          {words.register}
        </Link>
      )}
    </EmptyList>
  );
}

function Receipts({ asked }: { asked: Asked }): ReactNode {
  const query = useInfiniteQuery(storeReceiptsQuery(asked));
  const some = query.data?.pages.some(({ items }) => items.length > 0) === true;
  return (
    <div className="storereceipts__list">
      {some && <ReceiptHead />}
      <PagedList
        query={query}
        why={failureText}
        empty={<Empty asked={asked} />}
        keyOf={({ number }) => String(number)}
      >
        {(receipt) => <ReceiptLine receipt={receipt} />}
      </PagedList>
    </div>
  );
}

function SearchField({ typed, onType }: { typed: string; onType: (text: string) => void }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{t(($) => $.storeReceipts.search)}</label>
      <input
        id={id}
        type="search"
        className="plaininput"
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}

/** /store-receipts: the receipts and credit notes that the store has issued, newest first. */
export function StoreReceiptsPage(): ReactNode {
  const { t } = useTranslation();
  const [state, choose] = useState<ReceiptFilter>("all");
  const [typed, type] = useState("");
  const q = useSettled(typed).trim();
  const words = t(($) => $.storeReceipts, { returnObjects: true, skipInterpolation: true });
  usePageTitle(words.title);
  return (
    <main className="wrap storereceipts" id="content">
      <header>
        <h1>{words.title}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <search className="storereceipts__search">
        <SearchField typed={typed} onType={type} />
        <SelectFilter
          name="state"
          label={words.show}
          value={state}
          options={ReceiptFilter.options.map((each) => [each, words.filters[each]] as const)}
          onChange={(chosen = "all") => choose(chosen)}
        />
      </search>
      <Receipts key={`${state} ${q}`} asked={{ state, q }} />
    </main>
  );
}
