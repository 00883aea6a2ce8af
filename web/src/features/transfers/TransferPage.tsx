import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import type { Transfer } from "#contract/transfers.ts";
import { OwnershipHistory } from "#web/shared/history/OwnershipHistory.tsx";
import { LoadedTransfer } from "./LoadedTransfer.tsx";
import { Paper } from "./Paper.tsx";
import { CheckBand } from "#web/shared/transfers/receipts/CheckBand.tsx";
import { checkPath } from "#web/shared/transfers/receipts/check-address.ts";
import { TheftCheck } from "./TheftCheck.tsx";
import { TransferActions } from "./TransferActions.tsx";
import { TransferHeading } from "./TransferHeading.tsx";
import "./transfers.css";

const Opener = lazy(async () => ({ default: (await import("./Opener.tsx")).Opener }));

function SignedText({ transfer }: { transfer: Transfer }): ReactNode {
  const { t } = useTranslation();
  const { sellerSignature, buyerSignature } = transfer;
  return (
    <details>
      <summary>{t(($) => $.transfers.page.signedText)}</summary>
      {[sellerSignature, ...(buyerSignature ? [buyerSignature] : [])].map(({ name, text }) => (
        <div key={name}>
          <h3>{name}</h3>
          <p className="transfer__said">{text}</p>
        </div>
      ))}
    </details>
  );
}

function Agreement({ transfer }: { transfer: Transfer }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.transfers.paper, { returnObjects: true });
  const { bike, terms, state, role, changed, buyerName, sellerSignature, buyerSignature } = transfer;
  const isMine = (side: Transfer["role"], name: string): string =>
    side === role ? t(($) => $.transfers.paper.you, { name }) : name;
  const isOpen = state === "requested";
  const path = checkPath(transfer);
  const isMyTurn = isOpen && role === "buyer";
  const seller = { signature: sellerSignature, turn: false, note: "" };
  const buyer = {
    signature: buyerSignature,
    turn: isMyTurn,
    note: isMyTurn ? texts.yourTurn : texts.waiting,
  };
  return (
    <Paper
      foot={path !== undefined && <CheckBand path={path} />}
      bike={bike}
      number={transfer.receiptNumber}
      terms={terms}
      changed={isOpen ? changed : []}
      seller={{ ...seller, name: isMine("seller", sellerSignature.name) }}
      buyer={{
        ...buyer,
        name: isMine("buyer", buyerSignature?.name ?? buyerName ?? terms.buyerEmail ?? texts.buyer),
      }}
    >
      {isOpen && <TheftCheck transfer={transfer} />}
    </Paper>
  );
}

function TransferView({ transfer }: { transfer: Transfer }): ReactNode {
  const { openedBy, state } = transfer;
  return (
    <div className="transfer">
      <div className="transfer__main">
        <TransferHeading transfer={transfer} />
        <Suspense>
          {openedBy && state === "requested" && <Opener transfer={transfer} name={openedBy.name} />}
        </Suspense>
        <Agreement transfer={transfer} />
        <SignedText transfer={transfer} />
      </div>
      <div className="transfer__side">
        <div className="transfer__actions">
          <TransferActions transfer={transfer} />
        </div>
        <OwnershipHistory bikeId={transfer.bikeId} />
      </div>
    </div>
  );
}

/** /transfers/:transferId */
export function TransferPage(): ReactNode {
  const { transferId = "" } = useParams();
  return (
    <main className="wrap bikeview" id="content">
      <LoadedTransfer key={transferId} transferId={transferId}>
        {(transfer) => <TransferView transfer={transfer} />}
      </LoadedTransfer>
    </main>
  );
}
