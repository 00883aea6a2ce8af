import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useParams, Link } from "react-router-dom";
import type { Transfer } from "#contract/ownership/transfers.ts";
import { OwnershipHistory } from "#web/bikes/ownership-history/OwnershipHistory.tsx";
import { checkPath } from "#web/ownership/handover/receipts/check-address.ts";
import { BatteryWarning, ShieldAlert, ShieldCheck } from "lucide-react";
import { QrCode } from "#web/platform/ui/qr/QrCode.tsx";
import { LoadedTransfer } from "./LoadedTransfer.tsx";
import { Paper } from "./Paper.tsx";
import { TransferActions } from "./TransferActions.tsx";
import { TransferHeading } from "./TransferHeading.tsx";
import "#web/ownership/handover/receipts/receipts.css";
import "./transfers.css";

function CheckBand({ path }: { path: string }): ReactNode {
  const { check, checkText, checkOpen, codeLabel } = useTexts(($) => $.ownershipReceipts);
  return (
    <div className="receiptcheck">
      <QrCode text={`${location.origin}${path}`} label={codeLabel} />
      <div className="receiptcheck__text">
        <b>{check}</b>
        <span>{checkText}</span>
        <Link to={path}>{checkOpen}</Link>
      </div>
    </div>
  );
}

function TheftCheck({ transfer }: { transfer: Transfer }): ReactNode {
  const { t } = useTranslation();
  const { theftCheck, batteryStolen } = transfer;
  const isClear = theftCheck === "clear";
  const Icon = isClear ? ShieldCheck : ShieldAlert;
  return (
    <>
      <p className={isClear ? "transfer__check" : "transfer__check transfer__check--bad"}>
        <Icon size={20} aria-hidden="true" />
        {t(($) => $.transfers.page[theftCheck])}
      </p>
      {batteryStolen && (
        <p className="transfer__check transfer__check--battery">
          <BatteryWarning size={20} aria-hidden="true" />
          {t(($) => $.transfers.page.batteryStolen)}
        </p>
      )}
    </>
  );
}

const Opener = lazy(async () => ({ default: (await import("./Opener.tsx")).Opener }));

function SignedText({ transfer }: { transfer: Transfer }): ReactNode {
  const { t } = useTranslation();
  const { sellerSignature, buyerSignature } = transfer;
  return (
    <details className="transfer__signed">
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
  const texts = useTexts(($) => $.transfers.paper);
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
      formerPrice={transfer.formerPrice}
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
