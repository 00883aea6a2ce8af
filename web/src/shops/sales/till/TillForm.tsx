import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  type FormEvent,
  type ReactNode,
  useState,
} from "react";
import { isInDialog } from "#web/platform/ui/key-target.ts";
import type { Till } from "#contract/shops/sales/sales.ts";
import { type FrameNumberCheck, useNumberCheck } from "#web/bikes/frame-number/use-number-check.ts";
import { focusFirstWrong } from "#web/platform/ui/field/focus-first-wrong.ts";
import { tillRegister } from "#web/shops/sales/sales-api.ts";
import { BikeRow } from "./BikeRow.tsx";
import { BuyerRow } from "./BuyerRow.tsx";
import { type SaleDraft, isBegun } from "./draft.ts";
import { Plate } from "./Plate.tsx";
import { ReceiptRow } from "./ReceiptRow.tsx";
import { RegisterPart } from "./RegisterPart.tsx";
import { StickerRow } from "./StickerRow.tsx";
import { Stolen } from "./Stolen.tsx";
import type { Landed, TillScans } from "./use-till-scans.ts";
import type { UsedTill } from "./use-till.ts";

type Keys = { readonly submit: () => void; readonly startOver: () => void };
type Form = RefObject<HTMLFormElement | null>;

const fieldsOf = (form: HTMLElement | null): readonly (HTMLInputElement | HTMLSelectElement)[] =>
  form === null ? [] : Array.from(form.querySelectorAll("[data-till-field]:not(:disabled)"));

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** If the focused element disappears, focuses the field in its place, so that no key press is lost. */
const useKeptFocus = (form: Form): void => {
  const last = useRef<{ readonly element: Element; readonly place: number }>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || form.current?.contains(target) !== true) return;
      const place = fieldsOf(form.current).filter((field) => isBefore(field, target)).length;
      last.current = { element: target, place };
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [form]);
  // Runs after every render, since any may remove the field.
  useEffect(() => {
    if (document.activeElement !== document.body || last.current?.element.isConnected !== false) return;
    const fields = fieldsOf(form.current);
    fields[Math.min(last.current.place, fields.length - 1)]?.focus();
  });
};

/** Enter moves on and finally registers, Shift + Enter moves back, Esc starts over. */
const useTillKeys = (form: Form, { submit, startOver }: Keys): void => {
  useKeptFocus(form);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || isInDialog(event.target)) return;
    if (event.key === "Escape" && !event.repeat) startOver();
    if (event.key !== "Enter") return;
    const fields = fieldsOf(form.current);
    const place = fields.findIndex((field) => field === event.target);
    if (place === -1) return;
    event.preventDefault();
    if (event.repeat) return;
    const next = event.ctrlKey || event.metaKey ? undefined : fields[place + (event.shiftKey ? -1 : 1)];
    if (next !== undefined) next.focus();
    else if (!event.shiftKey) submit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
};

type Props = { readonly till: Till; readonly used: UsedTill; readonly scans: TillScans };

/** Clears the till, with one step of undo. */
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

/** After a refused sale, an earlier 'free' no longer holds. */
const useCheck = ({ draft, isTaken }: UsedTill): FrameNumberCheck => {
  const check = useNumberCheck(draft.markingReason === undefined ? draft.frameNumber : "", tillRegister);
  return isTaken && check.availability === "free" ? { ...check, availability: "taken" } : check;
};

/** After a scan, moves the focus to the next field to fill in. */
const goOn = (form: HTMLElement | null, { place }: Landed): void => {
  const { activeElement: active } = document;
  const fields = fieldsOf(form);
  const at = fields.findIndex((field) => field === active);
  if (at !== -1 && fields[at]?.name === place) fields[at + 1]?.focus();
  else if (active === document.body) fields.find(({ value }) => value === "")?.focus();
};

/** Focuses the first field for each customer; the page has no other purpose. */
const useTillFocus = (
  form: RefObject<HTMLFormElement | null>,
  customer: number,
  landed: Landed | undefined,
): void => {
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each customer begins anew
  useEffect(() => fieldsOf(form.current)[0]?.focus(), [form, customer]);
  useEffect(() => {
    if (landed !== undefined) goOn(form.current, landed);
  }, [form, landed]);
};

/** Enter moves from field to field and finally registers. */
export function TillForm({ till, used, scans }: Props): ReactNode {
  const { draft, change, submit, faults, failure, busy } = used;
  const form = useRef<HTMLFormElement>(null);
  const check = useCheck(used);
  const { startOver, undo } = useStartOver(used);
  const isFaulty = Object.keys(faults).length > 0;
  useEffect(() => {
    if (isFaulty) focusFirstWrong(form);
  }, [isFaulty]);
  const isAsked = scans.question !== undefined;
  // An unanswered scan question blocks the registration.
  const send = isAsked ? scans.again : submit;
  useTillKeys(form, { submit: send, startOver: isAsked ? scans.drop : startOver });
  useTillFocus(form, used.customer, scans.landed);
  const press = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  if (check.availability === "stolen" || check.availability === "resembles-stolen")
    return <Stolen frameNumber={draft.frameNumber} is={check.availability} onAgain={used.next} />;
  const row = { draft, change, faults };
  return (
    <form ref={form} className="stack tillform" onSubmit={press} noValidate>
      <Plate {...row} check={check} />
      <div className="stack tillform__rows">
        <BikeRow {...row} models={till.models} />
        <BuyerRow {...row} />
        <StickerRow {...row} price={till.price} />
        <ReceiptRow {...row} />
      </div>
      <RegisterPart {...{ till, draft, busy, failure }} onStartOver={startOver} onUndo={undo} />
    </form>
  );
}
