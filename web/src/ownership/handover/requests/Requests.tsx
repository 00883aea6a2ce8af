import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { SentRequest, TransferRequest } from "#contract/ownership/transfer-requests.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { requestsQuery, requestApi } from "#web/ownership/requests/request-api.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import "./requests.css";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { PlainQuestion } from "#web/platform/one-item/PlainQuestion.tsx";

type Props = { readonly requestId: string; readonly onClose: () => void };

function WithdrawDialog({ requestId, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { withdraw, withdrawTitle, withdrawText } = t(($) => $.ownershipReceipts.requests, {
    returnObjects: true,
    skipInterpolation: true,
  });
  const queries = useQueryClient();
  const asking = useMutation({
    mutationFn: () => requestApi.withdrawTransferRequest({ params: { requestId } }),
    onSuccess: onClose,
    // Refetches after errors too: the owner may have answered first.
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.transfers.all }),
  });
  const words = { title: withdrawTitle, text: withdrawText, yes: withdraw, no: t(($) => $.common.cancel) };
  return <PlainQuestion {...words} asking={asking} onYes={asking.mutate} onClose={onClose} />;
}

type RequestRowProps = {
  readonly bike: { readonly brand: string; readonly model: string };
  readonly description: string;
  readonly pays?: string | false;
  readonly until: string;
  /** True if the request waits for the signed-in person. */
  readonly turn: boolean;
  readonly children: ReactNode;
};

function RequestRow({ bike, description, pays, until, turn, children }: RequestRowProps): ReactNode {
  const id = useId();
  return (
    <article className={turn ? "request request--turn" : "request"} aria-labelledby={id}>
      <div>
        <h3 id={id}>
          {bike.brand} {bike.model}
        </h3>
        <p>{description}</p>
        {pays && <p className="muted">{pays}</p>}
      </div>
      <div className="ways ways--apart request__ways">
        <span className="request__until">
          <Hourglass size={17} aria-hidden="true" />
          {until}
        </span>
        {children}
      </div>
    </article>
  );
}

function Received({ request: { id, bike, askerName, askerPays, expiresAt } }: { request: TransferRequest }) {
  const { t } = useTranslation();
  const date = dayText(expiresAt, usePageLanguage());
  return (
    <RequestRow
      bike={bike}
      description={t(($) => $.ownershipReceipts.requests.asks, { name: askerName })}
      pays={askerPays && t(($) => $.ownershipReceipts.requests.theyPay)}
      until={t(($) => $.ownershipReceipts.requests.answerBefore, { date })}
      turn
    >
      <Link className="btn btn--primary" to={`/transfer-requests/${id}`}>
        {t(($) => $.ownershipReceipts.requests.answer)}
      </Link>
    </RequestRow>
  );
}

function Sent({ request: { id, bike, askerPays, expiresAt } }: { request: SentRequest }) {
  const { t } = useTranslation();
  const [withdrawing, withdraw] = useState(false);
  const date = dayText(expiresAt, usePageLanguage());
  return (
    <RequestRow
      bike={bike}
      description={t(($) => $.ownershipReceipts.requests.sent)}
      pays={askerPays && t(($) => $.ownershipReceipts.requests.youPay)}
      until={t(($) => $.ownershipReceipts.waitsUntil, { date })}
      turn={false}
    >
      <button type="button" className="btn btn--ghost" aria-haspopup="dialog" onClick={() => withdraw(true)}>
        {t(($) => $.ownershipReceipts.requests.withdraw)}
      </button>
      {withdrawing && <WithdrawDialog requestId={id} onClose={() => withdraw(false)} />}
    </RequestRow>
  );
}

/** Open requests, received and sent. Renders nothing without any. */
export function Requests(): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(requestsQuery);
  if (data === undefined)
    return (
      error && (
        <FetchFailure
          title={t(($) => $.ownershipReceipts.requests.failed)}
          text={failureText(error)}
          onRetry={() => void refetch()}
        />
      )
    );
  const { received, sent } = data;
  if (received.length + sent.length === 0) return null;
  return (
    <section ref={steadyList} className="requests">
      <h2>{t(($) => $.ownershipReceipts.requests.title)}</h2>
      {received.map((request) => (
        <Received key={request.id} request={request} />
      ))}
      {sent.map((request) => (
        <Sent key={request.id} request={request} />
      ))}
    </section>
  );
}
