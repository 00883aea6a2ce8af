import type { TransferItem, TransferSignature } from "#lambdas/ownership/items/transfer.ts";

type SealedTransfer = Pick<
  TransferItem,
  "id" | "bikeId" | "bike" | "terms" | "buyer" | "sellerSignature" | "buyerSignature"
>;

const signatureFacts = ({ name, method, at, hash, evidence }: TransferSignature): unknown[] => [
  name,
  method,
  at,
  hash,
  evidence,
];

/** Sorts by key: the order of attributes from the table is not fixed. */
const sortedEntries = (facts: Readonly<Record<string, unknown>>): unknown[] =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Returns a receipt's facts in a fixed order, so that a later change to receipt or transfer breaks its seal. */
export const sealedFacts = (number: string, transfer: SealedTransfer): string => {
  const { id, bikeId, bike, terms, buyer = {}, sellerSignature, buyerSignature } = transfer;
  const signatures = [sellerSignature, ...(buyerSignature ? [buyerSignature] : [])].map(signatureFacts);
  const facts = [bike, terms, buyer].map(sortedEntries);
  return JSON.stringify([number, id, bikeId, facts, signatures]);
};
