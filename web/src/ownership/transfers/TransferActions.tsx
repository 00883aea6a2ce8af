import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Transfer } from "#contract/ownership/transfers.ts";
import { PdfButton } from "#web/ownership/handover/receipts/PdfButton.tsx";
import { RemindButton } from "#web/ownership/handover/receipts/RemindButton.tsx";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { ProveFirst } from "./ProveFirst.tsx";
import { Sign } from "./Sign.tsx";
import { transferApi } from "#web/ownership/handover/transfer-api.ts";

const DeclineDialog = lazy(async () => ({ default: (await import("./EndDialogs.tsx")).DeclineDialog }));
const CancelDialog = lazy(async () => ({ default: (await import("./EndDialogs.tsx")).CancelDialog }));

function BuyersActions({ transfer }: { transfer: Transfer }): ReactNode {
  const { t } = useTranslation();
  const [declining, decline] = useState(false);
  const { id: transferId, version, theftCheck, payer } = transfer;
  const { data: me } = useQuery(meQuery);
  const lacksProof = me !== undefined && me.identityLevel !== 2;
  return (
    <>
      {lacksProof && <ProveFirst />}
      <p className="transfer__note">{t(($) => $.transfers.page[payer === "buyer" ? "pays" : "free"])}</p>
      <Sign
        prepare={() => transferApi.prepareAcceptance({ params: { transferId }, body: { version } })}
        onSigned={() => undefined}
        disabled={theftCheck === "stolen" || lacksProof}
      />
      <Button type="text" onClick={() => decline(true)}>
        {t(($) => $.transfers.page.decline)}
      </Button>
      <Suspense>
        {declining && <DeclineDialog transferId={transferId} onClose={() => decline(false)} />}
      </Suspense>
    </>
  );
}

function SellersActions({ transfer }: { transfer: Transfer }): ReactNode {
  const { t } = useTranslation();
  const [cancelling, cancel] = useState(false);
  const { id, openedBy, buyerName, terms } = transfer;
  return (
    <>
      {openedBy === undefined && <RemindButton transferId={id} name={buyerName ?? terms.buyerEmail ?? ""} />}
      <Link className="btn btn--ghost" to={`/transfers/${id}/change`}>
        {t(($) => $.transfers.page.change)}
      </Link>
      <Button type="text" onClick={() => cancel(true)}>
        {t(($) => $.transfers.page.cancel)}
      </Button>
      <Suspense>{cancelling && <CancelDialog transfer={transfer} onClose={() => cancel(false)} />}</Suspense>
    </>
  );
}

export function TransferActions({ transfer }: { transfer: Transfer }): ReactNode {
  const { t } = useTranslation();
  const { id, state, role, bikeId } = transfer;
  const isOwner = role === (state === "completed" ? "buyer" : "seller");
  if (state === "requested")
    return role === "buyer" ? <BuyersActions transfer={transfer} /> : <SellersActions transfer={transfer} />;
  return (
    <>
      {state === "completed" && <PdfButton transferId={id} />}
      {isOwner && (
        <Link
          className={state === "completed" ? "btn btn--ghost" : "btn btn--primary"}
          to={`/my-bikes/${bikeId}`}
        >
          {t(($) => $.transfers.page.showBike)}
        </Link>
      )}
      <Link className="transfer__receipts" to="/receipts">
        {t(($) => $.transfers.page.receipts)}
      </Link>
    </>
  );
}
