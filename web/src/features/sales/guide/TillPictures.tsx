import type { ReactNode } from "react";
import type { FrameNumberCheck } from "#web/shared/frame-number/use-number-check.ts";
import { BikeRow } from "#web/features/sales/till/BikeRow.tsx";
import { BuyerRow } from "#web/features/sales/till/BuyerRow.tsx";
import { ForCustomer } from "#web/features/sales/till/ForCustomer.tsx";
import { Outbox } from "#web/features/sales/till/Outbox.tsx";
import { Plate } from "#web/features/sales/till/Plate.tsx";
import { ReceiptRow } from "#web/features/sales/till/ReceiptRow.tsx";
import { RegisterPart } from "#web/features/sales/till/RegisterPart.tsx";
import { saleOf } from "#web/features/sales/till/sale-of.ts";
import { StickerRow } from "#web/features/sales/till/StickerRow.tsx";
import { Stolen } from "#web/features/sales/till/Stolen.tsx";
import { TillBar } from "#web/features/sales/till/TillBar.tsx";
import { exampleDraft, exampleSale, exampleTill } from "./example-sale.ts";

const nothing = (): void => undefined;
const row = { draft: exampleDraft, change: nothing, faults: {} };

const free = { availability: "free", isChecking: false, isFailed: false } as const satisfies FrameNumberCheck;

const unsent = () => {
  const made = saleOf(exampleDraft);
  return "sale" in made ? [{ sale: made.sale, draft: exampleDraft, at: 0 }] : [];
};

/** The parts of the till itself, filled in: a picture that never grows old. */
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
        outbox: { unsent: unsent(), lapsed: 0, add: nothing, remove: nothing, forgetLapsed: nothing },
        change: nothing,
      }}
    />
  ),
];

/** One of the six pictures. Nothing in it can be pressed, and it is not read aloud: the words beside it say the same. */
export function TillPicture({ place }: { place: number }): ReactNode {
  const draw = pictures[place];
  return (
    <div className="till guidepicture" inert aria-hidden="true">
      {draw?.()}
    </div>
  );
}
