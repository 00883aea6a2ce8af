import { useState } from "react";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { parseEan } from "#contract/platform/ean.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import { useHandScanner } from "#web/platform/scanner/use-hand-scanner.ts";
import { parseOwnCode } from "#web/stickers/scan/parse-code.ts";
import { changesFor, type Place, type Scanned, scannedAs } from "./scanned.ts";
import type { UsedTill } from "./use-till.ts";

export type UnclearScan = {
  readonly text: string;
  readonly places: readonly Place[];
  /** The element with the focus at the scan. */
  readonly from: Element | null;
  /** The number of times the question was asked. */
  readonly turn: number;
};

/** The field that the last scan filled; a new object per scan. */
export type Landed = { readonly place: Place };

const nameOf = (target: EventTarget | null): string =>
  target instanceof HTMLInputElement ? target.name : "";

/** True for a long code in a field that takes no numbers: it cannot be typed text. */
const isCertain = (text: string, target: EventTarget | null): boolean =>
  ["", "brand", "model", "sticker"].includes(nameOf(target)) &&
  (parseOwnCode(text, location.host)?.kind === "sticker" ||
    (text.length >= 12 && parseEan(text) !== undefined));

/** Ignores a repeated scan of the bike just registered. */
const isOfDone = (scanned: Scanned, { done }: UsedTill): boolean => {
  if (scanned.is !== "for" || done === undefined) return false;
  const { bike, sticker } = done.sale;
  const { place, value } = scanned;
  if (place === "sticker") return shortCodeOf(value) === sticker;
  return place === "frameNumber" && canonicalFrameNumber(value) === bike.frameNumber;
};

/** Puts scans into the right field whatever has the focus, and asks about ambiguous ones. */
export const useTillScans = (used: UsedTill) => {
  const { draft, change, busy } = used;
  const [unclear, ask] = useState<readonly UnclearScan[]>([]);
  const [landed, land] = useState<Landed>();
  const [fault, say] = useState<"foreign" | "cut">();
  const put = (place: Place, text: string): void => {
    change(changesFor(place, text));
    land({ place });
  };
  const read = (text: string, at: EventTarget | null) => scannedAs(text, draft, nameOf(at), location.host);
  const take = (text: string): void => {
    const from = document.activeElement;
    const scanned = read(text, from);
    say(scanned.is === "foreign" ? "foreign" : undefined);
    if (scanned.is === "for" && !isOfDone(scanned, used)) put(scanned.place, scanned.value);
    if (scanned.is === "unclear" && unclear.every((each) => each.text !== text))
      ask([...unclear, { text, places: scanned.places, from, turn: 1 }]);
  };
  useHandScanner(take, {
    busy,
    isMeant: (text, at, isFast) => (isFast ? read(text, at).is !== "typed" : isCertain(text, at)),
    onCutScan: () => say("cut"),
  });
  const [question] = unclear;
  const drop = (): void => {
    if (question?.from instanceof HTMLElement) question.from.focus();
    ask(unclear.slice(1));
  };
  return {
    question,
    landed,
    fault,
    answer: (place: Place): void => {
      if (question !== undefined) put(place, question.text);
      drop();
    },
    drop,
    /** Asks again when the clerk continues without answering. */
    again: (): void => ask(unclear.map((each) => ({ ...each, turn: each.turn + 1 }))),
  };
};
export type TillScans = ReturnType<typeof useTillScans>;
