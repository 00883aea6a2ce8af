import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { eanIn } from "#contract/ean.ts";
import type { Till } from "#contract/sales/sales.ts";
import { useNumberCheck } from "#web/shared/frame-number/use-number-check.ts";
import { parseCode } from "#web/ui/qr-scan/parse-code.ts";
import { useHandScanner } from "#web/ui/qr-scan/use-hand-scanner.ts";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { tillRegister } from "#web/features/sales/sales-api.ts";
import { BikeRow } from "./BikeRow.tsx";
import { BuyerRow } from "./BuyerRow.tsx";
import { type SaleDraft, isBegun, newDraft } from "./draft.ts";
import { Plate } from "./Plate.tsx";
import { ReceiptRow } from "./ReceiptRow.tsx";
import { RegisterPart } from "./RegisterPart.tsx";
import { StickerRow } from "./StickerRow.tsx";
import { Stolen } from "./Stolen.tsx";
import { useTillKeys } from "./use-till-keys.ts";
import type { UsedTill } from "./use-till.ts";

type Props = { readonly till: Till; readonly used: UsedTill };

/** Empties the till for another customer; what was typed comes back with one press. */
const useStartOver = ({ draft, change, next }: UsedTill) => {
  const [cleared, clear] = useState<SaleDraft>();
  return {
    startOver: () => {
      if (!isBegun(draft)) return;
      clear(draft);
      next();
    },
    undo:
      cleared === undefined || isBegun(draft)
        ? undefined
        : () => {
            change(cleared);
            clear(undefined);
          },
  };
};

/** One customer: Enter goes from field to field, and registers. */
export function TillForm({ till, used }: Props): ReactNode {
  const { draft, change, submit, faults, failure, busy } = used;
  const form = useRef<HTMLFormElement>(null);
  const check = useNumberCheck(draft.markingReason === undefined ? draft.frameNumber : "", tillRegister);
  const { startOver, undo } = useStartOver(used);
  const again = (): void => change(newDraft());
  const isFaulty = Object.keys(faults).length > 0;
  useEffect(() => {
    if (isFaulty) focusFirstWrong(form);
  }, [isFaulty]);
  useTillKeys(form, { submit, startOver });
  useHandScanner((text) => {
    // Once the bike is known by its number, a bar code is that of its model.
    const ean = draft.frameNumber === "" ? undefined : eanIn(text);
    if (ean !== undefined) return change({ ean });
    const code = parseCode(text, location.host);
    if (code?.kind === "sticker") change({ sticker: code.uid });
    if (code?.kind === "frame-number") change({ frameNumber: text });
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  if (check.availability === "stolen" || check.availability === "resembles-stolen")
    return <Stolen frameNumber={draft.frameNumber} is={check.availability} onAgain={again} />;
  const row = { draft, change, faults };
  return (
    <form ref={form} className="tillform" onSubmit={send} noValidate>
      <Plate {...row} check={check} />
      <div className="tillform__rows">
        <BikeRow {...row} models={till.models} />
        <BuyerRow {...row} />
        <StickerRow {...row} price={till.price} />
        <ReceiptRow {...row} />
      </div>
      <RegisterPart {...{ till, draft, busy, failure }} onStartOver={startOver} onUndo={undo} />
    </form>
  );
}
