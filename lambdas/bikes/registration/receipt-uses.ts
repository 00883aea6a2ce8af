import { shortHash } from "#lambdas/platform/ocr/short-hash.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { AnalysisItem, ReceiptPrint, ReceiptUse } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/**
 * Of 64 bits. Measured: copies of a picture differ by less, but so do other receipts of one shop,
 * so their contents decide.
 */
const maxBits = 10;

/** Stores only the latest uses, because receipts of one printer can look alike. */
const maxUses = 200;

const bitsApart = (one: string, other: string): number =>
  Array.from((BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2)).filter((bit) => bit === "1").length;

const facts = ["seller", "number", "date", "total"] as const;

/** Similar pictures show one receipt unless two of four facts differ; one may be misread. */
const looksTheSame = (one: ReceiptUse, other: ReceiptUse): boolean => {
  if (one.perceptualHash === undefined || other.perceptualHash === undefined) return false;
  const differing = facts.filter((fact) => {
    const [mine, theirs] = [one.facts[fact], other.facts[fact]];
    return mine !== undefined && theirs !== undefined && mine !== theirs;
  });
  return differing.length < 2 && bitsApart(one.perceptualHash, other.perceptualHash) <= maxBits;
};

export const useOf = (
  { ownerId, frameNumber, receiptFacts, perceptualHash }: AnalysisItem,
  bikeId: string,
): ReceiptUse => ({ bikeId, ownerId, frameNumber, perceptualHash, facts: receiptFacts });

/** Bikes with other numbers that used this receipt, except the owner's own second bike named on it. */
export const otherBikesOf = (
  prints: readonly ReceiptPrint[],
  use: ReceiptUse,
  { frameNumbersNamed }: AnalysisItem,
): string[] => {
  const same = prints.flatMap(({ print, uses }) =>
    print.startsWith("LOOK") ? uses.filter((other) => looksTheSame(use, other)) : uses,
  );
  const named = (number: string) => frameNumbersNamed.includes(shortHash(number));
  const others = same.filter(({ frameNumber, ownerId }) => {
    const isSecond = ownerId === use.ownerId && named(frameNumber) && named(use.frameNumber);
    return frameNumber !== use.frameNumber && !isSecond;
  });
  return [...new Set(others.map(({ bikeId }) => bikeId))];
};

/** Adds the use. Fails with `stale` if a similar receipt was used since the prints were read. */
export const receiptUseWrites = (prints: readonly ReceiptPrint[], use: ReceiptUse): Action[] =>
  prints.map(({ print, uses, version }) => {
    const item = { print, uses: [...uses, use].slice(-maxUses), version: version + 1 };
    const write = put(keys.receiptPrint(print), "receiptPrint", item);
    return version === 0 ? write.expectNew("stale") : write.expect("version", version, "stale");
  });
