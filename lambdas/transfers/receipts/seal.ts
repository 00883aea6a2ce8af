import { hashOf } from "#lambdas/shared/signatures/hash-of.ts";
import type { TransferItem, TransferSignature } from "#lambdas/shared/table/items/transfer.ts";

type Signed = Pick<
  TransferItem,
  "id" | "bikeId" | "bike" | "terms" | "buyer" | "sellerSignature" | "buyerSignature"
>;

const saidBy = ({ name, method, at, hash, evidence }: TransferSignature): unknown[] => [
  name,
  method,
  at,
  hash,
  evidence,
];

/** Terms in one order, whichever the table hands them out in. */
const inOrder = (facts: Readonly<Record<string, unknown>>): unknown[] =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** SHA-256 of all that a receipt says. What is changed later in either of the two items shows in the other. */
export const sealOf = (number: string, transfer: Signed): string => {
  const { id, bikeId, bike, terms, buyer = {}, sellerSignature, buyerSignature } = transfer;
  const signatures = [sellerSignature, ...(buyerSignature ? [buyerSignature] : [])].map(saidBy);
  const facts = [bike, terms, buyer].map(inOrder);
  return hashOf(JSON.stringify([number, id, bikeId, facts, signatures]));
};
