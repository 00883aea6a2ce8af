import type { ReactNode } from "react";
import type { FrameNumberCheck } from "#web/bikes/frame-number/use-number-check.ts";
import { BikeRow } from "#web/shops/sales/till/BikeRow.tsx";
import { BuyerRow } from "#web/shops/sales/till/BuyerRow.tsx";
import { ForCustomer } from "#web/shops/sales/till/ForCustomer.tsx";
import { Outbox } from "#web/shops/sales/till/Outbox.tsx";
import { Plate } from "#web/shops/sales/till/Plate.tsx";
import { ReceiptRow } from "#web/shops/sales/till/ReceiptRow.tsx";
import { RegisterPart } from "#web/shops/sales/till/RegisterPart.tsx";
import { saleOf } from "#web/shops/sales/till/sale-of.ts";
import { StickerRow } from "#web/shops/sales/till/StickerRow.tsx";
import { Stolen } from "#web/shops/sales/till/Stolen.tsx";
import { TillBar } from "#web/shops/sales/till/TillBar.tsx";
import type { Sale, Till } from "#contract/shops/sales/sales.ts";
import { type SaleDraft, newDraft } from "#web/shops/sales/till/draft.ts";

const soldAt = "2026-11-20T12:00:00.000Z";

const exampleDraft: SaleDraft = {
  ...newDraft(),
  frameNumber: "WTU204K8861",
  brand: "Crescent",
  model: "Femto",
  type: "dam",
  color: "svart",
  buyer: "asa@example.se",
  sticker: "7f0c2a34-5b6d-4e8f-9a01-23456789abcd",
  receiptNumber: "936 175",
  price: "8 495",
};

const exampleSale: Sale = {
  id: "sale_example",
  state: "waiting",
  soldAt,
  soldBefore: false,
  uninvited: false,
  expiresAt: "2026-12-20T12:00:00.000Z",
  bike: { frameNumber: "WTU204K8861", type: "dam", brand: "Crescent", model: "Femto", color: "svart" },
  buyer: { email: "asa@example.se" },
  payment: "sticker",
  points: 0,
  // The QR code in the picture can be scanned.
  claimPath: "/how-to-use",
};

const exampleTill: Till = { points: 4200, price: 100, today: 7, latest: [], models: [] };

const nothing = (): void => undefined;
const row = { draft: exampleDraft, change: nothing, faults: {} };

const free = { availability: "free", isChecking: false, isFailed: false } as const satisfies FrameNumberCheck;

const unsent = () => {
  const made = saleOf(exampleDraft);
  return "sale" in made ? [{ sale: made.sale, draft: exampleDraft, at: 0 }] : [];
};

/** Renders the till's own components with example data, so that the pictures never get out of date. */
const pictures: readonly (() => ReactNode)[] = [
  () => (
    <>
      <TillBar today={exampleTill.today} />
      <Plate {...row} check={free} />
    </>
  ),
  () => (
    <>
      <BikeRow {...row} models={[]} />
      <BuyerRow {...row} />
    </>
  ),
  () => (
    <>
      <StickerRow {...row} price={exampleTill.price} />
      <ReceiptRow {...row} />
      <RegisterPart
        till={exampleTill}
        draft={exampleDraft}
        busy={false}
        failure={undefined}
        onStartOver={nothing}
        onUndo={undefined}
      />
    </>
  ),
  () => <ForCustomer sale={exampleSale} />,
  () => <Stolen frameNumber={exampleDraft.frameNumber} is="stolen" onAgain={nothing} />,
  () => (
    <Outbox
      used={{
        outbox: {
          unsent: unsent(),
          sent: [],
          lapsed: 0,
          add: nothing,
          remove: nothing,
          forgetExpired: nothing,
          forgetSent: nothing,
        },
        change: nothing,
      }}
    />
  ),
];

/** Inert and hidden from screen readers, since the step's text says the same. */
export function TillPicture({ place }: { place: number }): ReactNode {
  const draw = pictures[place];
  return (
    <div className="till guidepicture" inert aria-hidden="true">
      {draw?.()}
    </div>
  );
}
