import { useInfiniteQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { ReceiptFilter, type StoreReceipt } from "#contract/shops/sales/receipts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { useSettled } from "#web/platform/ui/use-settled.ts";
import { storeReceiptsQuery } from "./receipts-api.ts";
import "./store-receipts.css";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const tones = {
  issued: "registered",
  "partly-credited": "review",
  credited: "unknown",
  "credit-note": "unknown",
} as const;

/** Shown on wide screens only. Hidden from screen readers, since every line has its own labels. */
function ReceiptHead(): ReactNode {
  const words = useTexts(($) => $.storeReceipts.columns);
  return (
    <p className="receiptline receiptline--head" aria-hidden="true">
      <span>{words.number}</span>
      <span>{words.date}</span>
      <span />
      <span>{words.bike}</span>
      <span>{words.frame}</span>
      <span className="receiptline__amount">{words.amount}</span>
      <span>{words.state}</span>
    </p>
  );
}

function ReceiptLine({ receipt }: { receipt: StoreReceipt }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { number, issuedAt, bike, amount, state, credits } = receipt;
  const sign = credits === undefined ? 1 : -1;
  return (
    <Link className="receiptline" to={`/store-receipts/${number}`}>
      <span className="receiptline__number">
        <span className="sr">{t(($) => $.storeReceipts.columns.number)} </span>
        {number}
      </span>
      <span className="muted">{dayText(issuedAt, language)}</span>
      <span className="receiptline__picture" aria-hidden="true">
        <BikeArt type={bike.type} color={bike.color} />
      </span>
      <b>
        {bike.brand} {bike.model}
      </b>
      <Plate number={bike.frameNumber} label={t(($) => $.storeReceipts.columns.frame)} size="sm" />
      <span className="receiptline__amount">
        {amount === undefined ? "–" : kronorText(sign * amount, language)}
      </span>
      <span>
        <Badge tone={tones[state]}>{t(($) => $.storeReceipts.states[state])}</Badge>
      </span>
    </Link>
  );
}

type ReceiptSearch = { readonly state: ReceiptFilter; readonly q: string };

function Empty({ asked: { state, q } }: { asked: ReceiptSearch }): ReactNode {
  const words = useTexts(($) => $.storeReceipts);
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

function Receipts({ asked }: { asked: ReceiptSearch }): ReactNode {
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

export function StoreReceiptsPage(): ReactNode {
  const [state, choose] = useState<ReceiptFilter>("all");
  const [typed, type] = useState("");
  const q = useSettled(typed).trim();
  const words = useTexts(($) => $.storeReceipts);
  usePageTitle(words.title);
  return (
    <main className="wrap page" id="content">
      <header>
        <h1>{words.title}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <search className="stack stack--near storereceipts__search">
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
