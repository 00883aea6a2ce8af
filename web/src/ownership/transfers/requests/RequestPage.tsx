import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, Navigate, useParams } from "react-router-dom";
import type { TransferRequest } from "#contract/ownership/transfer-requests.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Loaded } from "#web/platform/one-item/Loaded.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { requestQuery } from "#web/ownership/requests/request-api.ts";
import "#web/ownership/transfers/transfers.css";

const RefuseRequestDialog = lazy(async () => ({
  default: (await import("./RefuseRequestDialog.tsx")).RefuseRequestDialog,
}));

function Answers({ request: { id, bike } }: { request: TransferRequest }): ReactNode {
  const texts = useTexts(($) => $.transfers.request);
  const [refusing, refuse] = useState(false);
  return (
    <div className="transfer__actions">
      <Link className="btn btn--primary btn--lg" to={`/my-bikes/${bike.id}/transfer?request=${id}`}>
        {texts.approve}
      </Link>
      <Button size="large" onClick={() => refuse(true)}>
        {texts.refuse}
      </Button>
      <p className="transfer__note">{texts.note}</p>
      <Suspense>{refusing && <RefuseRequestDialog requestId={id} onClose={() => refuse(false)} />}</Suspense>
    </div>
  );
}

function Request({ request }: { request: TransferRequest }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { state, bike, askerName: name, askerPays, text, expiresAt, transferId } = request;
  const named = `${bike.brand} ${bike.model}`;
  const title = t(($) => $.transfers.request.title, { name, bike: named });
  usePageTitle(title);
  if (transferId !== undefined) return <Navigate to={`/transfers/${transferId}`} replace />;
  const date = dayText(expiresAt, language);
  return (
    <div className="transfer__main">
      {state === "open" && <p className="transfer__waits">{t(($) => $.transfers.request.waits, { date })}</p>}
      <h1>{title}</h1>
      {text !== undefined && <p className="transfer__said">{text}</p>}
      {state === "open" ? (
        <>
          <p>{t(($) => $.transfers.request.lead, { name })}</p>
          <p>{t(($) => $.transfers.request[askerPays ? "theyPay" : "youPay"], { name })}</p>
          <Answers request={request} />
        </>
      ) : (
        <output>{t(($) => $.transfers.request[state === "approved" ? "ended" : state], { name })}</output>
      )}
    </div>
  );
}

function LoadedRequest({ requestId }: { requestId: string }): ReactNode {
  const { t } = useTranslation();
  const failed = t(($) => $.transfers.request.failed);
  return (
    <Loaded query={useQuery(requestQuery(requestId))} failed={failed} of={["title", "block"]}>
      {(request) => <Request request={request} />}
    </Loaded>
  );
}

export function RequestPage(): ReactNode {
  const { requestId = "" } = useParams();
  return (
    <main className="wrap bikeview" id="content">
      <LoadedRequest key={requestId} requestId={requestId} />
    </main>
  );
}
