import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { InvoiceOutcome, UnpaidInvoice } from "#contract/points/invoices.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { storesClient, unpaidInvoicesQuery } from "./stores-api.ts";

type QuestionProps = { invoice: UnpaidInvoice; outcome: InvoiceOutcome; onClose: () => void };

function Question({ invoice, outcome, onClose }: QuestionProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const queries = useQueryClient();
  const { purchaseId, receiptNumber: number, store } = invoice;
  const refresh = () => queries.invalidateQueries({ queryKey: adminQueryKeys.stores.lists });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => storesClient.settleInvoice({ params: { purchaseId }, body: { outcome } }),
    onSuccess: async () => {
      onClose();
      await refresh();
    },
    onError: refresh,
  });
  const price = moneyText(invoice.price, language);
  return (
    <DecisionDialog
      title={t(($) => $.approvedEntities.invoices[`${outcome}Title`], { number })}
      submit={t(($) => $.approvedEntities.invoices[`${outcome}Submit`])}
      danger={outcome === "credited"}
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={() => mutate()}
      onClose={onClose}
    >
      <p>{t(($) => $.approvedEntities.invoices[`${outcome}Text`], { store, price })}</p>
    </DecisionDialog>
  );
}

type Settling = { readonly invoice: UnpaidInvoice; readonly outcome: InvoiceOutcome };
type RowProps = { invoice: UnpaidInvoice; onAsk: (asked: Settling) => void };

function InvoiceRow({ invoice, onAsk }: RowProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const heading = useId();
  const words = t(($) => $.approvedEntities.invoices, { returnObjects: true, skipInterpolation: true });
  const { storeId, store, receiptNumber: number, dueOn, isOverdue } = invoice;
  const facts = { number, price: moneyText(invoice.price, language), date: dayText(dueOn, language) };
  return (
    <article className="invoice" aria-labelledby={heading}>
      <h3 id={heading}>
        <Link to={{ search: `id=${storeId}` }}>{store}</Link>
      </h3>
      <p className="muted">{t(($) => $.approvedEntities.invoices.about, facts)}</p>
      {isOverdue && <Badge tone="stolen">{words.overdue}</Badge>}
      <p className="ways">
        <button type="button" className="btn btn--ghost" onClick={() => onAsk({ invoice, outcome: "paid" })}>
          {words.paid}
        </button>
        <button
          type="button"
          className="btn btn--ghost"
          onClick={() => onAsk({ invoice, outcome: "credited" })}
        >
          {words.credit}
        </button>
      </p>
    </article>
  );
}

/** Shows nothing where no store owes anything. */
export function UnpaidInvoices(): ReactNode {
  const heading = useId();
  const [asked, ask] = useState<Settling>();
  const query = useInfiniteQuery(unpaidInvoicesQuery);
  const words = useTexts(($) => $.approvedEntities.invoices);
  const isEmpty = query.data?.pages.every(({ items }) => items.length === 0) ?? query.error === null;
  return (
    <>
      {!isEmpty && (
        <section className="stack stack--near invoices" aria-labelledby={heading}>
          <h2 id={heading}>{words.title}</h2>
          <PagedList
            query={query}
            why={failureText}
            empty={null}
            words={{ failed: words.failed }}
            keyOf={({ purchaseId }) => purchaseId}
          >
            {(invoice) => <InvoiceRow invoice={invoice} onAsk={ask} />}
          </PagedList>
        </section>
      )}
      {asked !== undefined && <Question {...asked} onClose={() => ask(undefined)} />}
    </>
  );
}
