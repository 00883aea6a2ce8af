import { signOf } from "#lambdas/shared/ocr/sign-of.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { AnalysisItem, ReceiptPrint, ReceiptUse } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Of 64 bits. Measured: the same picture scaled, compressed or cut a little differs by less; other receipts of one shop do too, so that what stands on them decides. */
const mostBits = 10;

/** So many of the latest are kept together: looks that receipts of one printer share. */
const mostUses = 200;

const bitsApart = (one: string, other: string): number =>
  Array.from((BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2)).filter((bit) => bit === "1").length;

const facts = ["seller", "number", "date", "total"] as const;

/** Two pictures that look alike are of one receipt unless they say different things: one of four may be misread. */
const looksTheSame = (one: ReceiptUse, other: ReceiptUse): boolean => {
  if (one.perceptualHash === undefined || other.perceptualHash === undefined) return false;
  const differing = facts.filter((fact) => {
    const [mine, theirs] = [one.facts[fact], other.facts[fact]];
    return mine !== undefined && theirs !== undefined && mine !== theirs;
  });
  return differing.length < 2 && bitsApart(one.perceptualHash, other.perceptualHash) <= mostBits;
};

/** The use that a registration makes of its receipt. */
export const useOf = (
  { ownerId, frameNumber, receiptFacts, perceptualHash }: AnalysisItem,
  bikeId: string,
): ReceiptUse => ({ bikeId, ownerId, frameNumber, perceptualHash, facts: receiptFacts });

/** The bikes with other numbers that this receipt has carried already. One that the receipt names too is the owner's second one. */
export const otherBikesOf = (
  prints: readonly ReceiptPrint[],
  use: ReceiptUse,
  { frameNumbersNamed }: AnalysisItem,
): string[] => {
  const same = prints.flatMap(({ print, uses }) =>
    print.startsWith("LOOK") ? uses.filter((other) => looksTheSame(use, other)) : uses,
  );
  const named = (number: string) => frameNumbersNamed.includes(signOf(number));
  const others = same.filter(({ frameNumber, ownerId }) => {
    const isSecond = ownerId === use.ownerId && named(frameNumber) && named(use.frameNumber);
    return frameNumber !== use.frameNumber && !isSecond;
  });
  return [...new Set(others.map(({ bikeId }) => bikeId))];
};

/** Remembers the use. Where someone else used a receipt like it since the prints were read, everything is read again. */
export const receiptUseWrites = (prints: readonly ReceiptPrint[], use: ReceiptUse): Action[] =>
  prints.map(({ print, uses, version }) => {
    const item = { print, uses: [...uses, use].slice(-mostUses), version: version + 1 };
    const write = put(keys.receiptPrint(print), "receiptPrint", item);
    return version === 0 ? write.expectNew("stale") : write.expect("version", version, "stale");
  });
