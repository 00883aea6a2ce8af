import { canonicalFrameNumber, FrameNumber } from "#contract/bikes/frame-number.ts";
import { parseEan } from "#contract/platform/ean.ts";
import { parseOwnCode } from "#web/stickers/scan/parse-code.ts";
import { buyerOf } from "./buyer-of.ts";
import type { SaleDraft } from "./draft.ts";

export type Place = "frameNumber" | "ean" | "sticker" | "receiptNumber" | "batterySerialNumber";

export type Scanned =
  /** The scan belongs in the focused field, like typed text. */
  | { readonly is: "typed" }
  /** The scan is someone else's code. */
  | { readonly is: "foreign" }
  /** The scan is already in its field. */
  | { readonly is: "known" }
  | { readonly is: "for"; readonly place: Place; readonly value: string }
  /** Possible fields, the safest first; the clerk must choose. */
  | { readonly is: "unclear"; readonly places: readonly Place[] };

/** Fields that accept nearly any text, with their checks. */
const isRightIn: Readonly<Record<string, (text: string) => boolean>> = {
  receiptNumber: (text) => text.length <= 40,
  batterySerialNumber: (text) => text.length <= 40,
  buyer: (text) => buyerOf(text) !== undefined,
  price: (text) => /^[\d\s]{1,7}$/.test(text),
};

/** Text with fewer than three digits is a word, such as a pasted model. */
const asFrameNumber = (text: string): string | undefined =>
  /(?:\d\D*){3}/.test(text) ? FrameNumber.safeParse(text).data : undefined;

/** True if the bike has a complete frame number or a reason for having none. */
const isIdentified = ({ frameNumber, markingReason }: SaleDraft): boolean =>
  markingReason !== undefined || FrameNumber.safeParse(frameNumber).success;

const placesBesides = (draft: SaleDraft): readonly Place[] => [
  ...(draft.receiptNumber === "" ? ["receiptNumber" as const] : []),
  ...(draft.type === "elcykel" && draft.batterySerialNumber === "" ? ["batterySerialNumber" as const] : []),
];

const asReceipt = (text: string, { receiptNumber }: SaleDraft): Scanned => {
  if (!/^[\w+./-]*\d[\w+./-]*$/.test(text)) return { is: "typed" };
  if (receiptNumber === text) return { is: "known" };
  return receiptNumber === ""
    ? { is: "for", place: "receiptNumber", value: text }
    : { is: "unclear", places: ["receiptNumber"] };
};

const bySign = (text: string, draft: SaleDraft, field: string): Scanned => {
  const isRight = isRightIn[field]?.(text) === true;
  const frameNumber = asFrameNumber(text);
  if (frameNumber === undefined) return isRight ? { is: "typed" } : asReceipt(text, draft);
  if (canonicalFrameNumber(draft.frameNumber) === frameNumber) return { is: "known" };
  if (!isIdentified(draft) && !isRight) return { is: "for", place: "frameNumber", value: text };
  if (isRight && isIdentified(draft)) return { is: "typed" };
  return { is: "unclear", places: [...placesBesides(draft), "frameNumber"] };
};

/** Classifies a scan by its form and the draft. It never replaces an entered number without asking. */
export const scannedAs = (text: string, draft: SaleDraft, field: string, host: string): Scanned => {
  const code = parseOwnCode(text, host);
  if (code?.kind === "sticker")
    return code.uid === draft.sticker ? { is: "known" } : { is: "for", place: "sticker", value: code.uid };
  if (code !== undefined) return bySign(code.frameNumber, draft, "");
  if (/^[a-z]+\W{3}\S+$/i.test(text)) return { is: "foreign" };
  const ean = parseEan(text);
  if (ean === undefined) return bySign(text, draft, field);
  if (ean === draft.ean) return { is: "known" };
  // Before the bike is identified, a bar code may also be its frame number.
  return draft.ean === "" && isIdentified(draft)
    ? { is: "for", place: "ean", value: ean }
    : { is: "unclear", places: ["ean", "frameNumber"] };
};

export const changesFor = (place: Place, text: string): Partial<SaleDraft> => {
  switch (place) {
    case "ean":
      return { ean: parseEan(text) ?? text };
    case "frameNumber":
      return { frameNumber: text, markingReason: undefined };
    default:
      return { [place]: text };
  }
};
