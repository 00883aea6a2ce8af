import { useQuery } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { SentRequest, TransferRequest } from "#contract/transfer-requests.ts";
import { failureText } from "#web/api/failure-text.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { requestsQuery } from "#web/shared/bike-requests/request-api.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { WithdrawDialog } from "./WithdrawDialog.tsx";
import "./requests.css";

type RowProps = {
  readonly bike: { readonly brand: string; readonly model: string };
  readonly said: string;
  readonly pays?: string | false;
  readonly until: string;
  /** It waits for the person who looks. */
  readonly turn: boolean;
  readonly children: ReactNode;
};

function Row({ bike, said, pays, until, turn, children }: RowProps): ReactNode {
  const id = useId();
  return (
    <article className={turn ? "request request--turn" : "request"} aria-labelledby={id}>
      <div>
        <h3 id={id}>
          {bike.brand} {bike.model}
        </h3>
        <p>{said}</p>
        {pays && <p className="muted">{pays}</p>}
      </div>
      <div className="request__ways">
        <span className="request__until">
          <Hourglass size={17} aria-hidden="true" />
          {until}
        </span>
        {children}
      </div>
    </article>
  );
}

/** Someone asks the person who looks for their bike. */
function Received({ request: { id, bike, askerName, askerPays, expiresAt } }: { request: TransferRequest }) {
  const { t } = useTranslation();
  const date = dayText(expiresAt, usePageLanguage());
  return (
    <Row
      bike={bike}
      said={t(($) => $.ownershipReceipts.requests.asks, { name: askerName })}
      pays={askerPays && t(($) => $.ownershipReceipts.requests.theyPay)}
      until={t(($) => $.ownershipReceipts.requests.answerBefore, { date })}
      turn
    >
      <Link className="btn btn--primary" to={`/transfer-requests/${id}`}>
        {t(($) => $.ownershipReceipts.requests.answer)}
      </Link>
    </Row>
  );
}

/** A person who looks has asked for it. */
function Sent({ request: { id, bike, askerPays, expiresAt } }: { request: SentRequest }) {
  const { t } = useTranslation();
  const [withdrawing, withdraw] = useState(false);
  const date = dayText(expiresAt, usePageLanguage());
  return (
    <Row
      bike={bike}
      said={t(($) => $.ownershipReceipts.requests.sent)}
      pays={askerPays && t(($) => $.ownershipReceipts.requests.youPay)}
      until={t(($) => $.ownershipReceipts.waitsUntil, { date })}
      turn={false}
    >
      <button type="button" className="btn btn--ghost" aria-haspopup="dialog" onClick={() => withdraw(true)}>
        {t(($) => $.ownershipReceipts.requests.withdraw)}
      </button>
      {withdrawing && <WithdrawDialog requestId={id} onClose={() => withdraw(false)} />}
    </Row>
  );
}

/** What is asked and not answered yet, by others and by the person who looks. Where nothing is, it is not there. */
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
    <section className="requests">
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
