import * as z from "zod";
import { signatureDaysKept } from "#contract/signing.ts";
import { findFault, type ReceiptFault } from "./find-fault.ts";
import type { System } from "#lambdas/system.ts";
import type { Evidence, EvidenceReader } from "#lambdas/shared/signatures/evidence.ts";
import { put, remove } from "#lambdas/shared/table/actions.ts";
import { OwnershipReceiptItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import { TransferItem, type TransferSignature } from "#lambdas/shared/table/items/transfer.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What is wrong with a receipt, or with what proves it. */
type ProvedFault = ReceiptFault | "evidence-missing" | "evidence-differs";

export type ProofContext = {
  readonly table: Table;
  readonly evidence: EvidenceReader;
  readonly system: Pick<System, "now">;
  /** Tells the operators, by the number alone. */
  readonly report: (found: { readonly number: string; readonly fault: ProvedFault }) => void;
};

/** How far a night has come; the next run goes on there. */
const Bookmark = z.object({
  receipts: z.number().int(),
  faults: z.number().int(),
  next: z.record(z.string(), z.string()),
});
export type ReceiptsProof = Pick<z.infer<typeof Bookmark>, "receipts" | "faults">;

const atOnce = 25;

/** BankID puts what its app has shown into what it signs, in base64. */
const shownIn = (signature: string): string => {
  const [, shown = ""] =
    /<usrVisibleData[^>]*>([^<]*)</.exec(Buffer.from(signature, "base64").toString()) ?? [];
  return Buffer.from(shown, "base64").toString();
};

const agrees = (
  { userId, method, text, signature }: Evidence,
  signed: TransferSignature,
  signer: string,
): boolean =>
  userId === signer &&
  method === signed.method &&
  text === signed.text &&
  (method !== "bankid" || shownIn(signature ?? "") === text);

/** What was kept is thrown away when no claim can be made any more. */
const isStillKept = (at: string, now: Date): boolean =>
  now.getTime() - Date.parse(at) < signatureDaysKept * 86_400_000;

const evidenceFault = async (
  { evidence, system }: ProofContext,
  signed: TransferSignature,
  signer: string,
): Promise<ProvedFault | undefined> => {
  const found = await evidence.read(signed.evidence);
  if (found === undefined) return isStillKept(signed.at, system.now()) ? "evidence-missing" : undefined;
  return agrees(found, signed, signer) ? undefined : "evidence-differs";
};

const faultOf = async (
  context: ProofContext,
  receipt: OwnershipReceiptItem,
  transfer: TransferItem | undefined,
): Promise<ProvedFault | undefined> => {
  const fault = findFault(receipt, transfer);
  if (fault !== undefined || !transfer?.buyerSignature) return fault;
  const { sellerSignature, sellerId, buyerSignature, buyerId = "" } = transfer;
  const [seller, buyer] = await Promise.all([
    evidenceFault(context, sellerSignature, sellerId),
    evidenceFault(context, buyerSignature, buyerId),
  ]);
  return seller ?? buyer;
};

const provePage = async (
  context: ProofContext,
  receipts: readonly OwnershipReceiptItem[],
): Promise<number> => {
  if (receipts.length === 0) return 0;
  const transfers = await context.table.batchGet(
    receipts.map(({ transferId }) => keys.transfer(transferId)),
    TransferItem,
  );
  const byId = new Map(transfers.map((transfer) => [transfer.id, transfer]));
  const found = await Promise.all(
    receipts.map(async (receipt) => {
      const fault = await faultOf(context, receipt, byId.get(receipt.transferId));
      if (fault !== undefined) context.report({ number: receipt.number, fault });
      return fault;
    }),
  );
  return found.filter((fault) => fault !== undefined).length;
};

/** Proves of every receipt that what it says is what both have signed, and that what they signed is what was kept of it. It changes no receipt, and remembers how far it has come. */
export const proveReceipts = async (context: ProofContext): Promise<ReceiptsProof> => {
  const { table } = context;
  const begun = await table.get(keys.receiptProof(), Bookmark);
  let { receipts = 0, faults = 0, next: after } = begun ?? {};
  do {
    const page = await table.query({
      index: "gsi1",
      partition: lists.ownershipReceipts(),
      schema: OwnershipReceiptItem,
      limit: atOnce,
      after,
    });
    faults += await provePage(context, page.items);
    receipts += page.items.length;
    after = page.next;
    const place = keys.receiptProof();
    await table.transact([
      after === undefined ? remove(place) : put(place, "backfill", { receipts, faults, next: after }),
    ]);
  } while (after);
  return { receipts, faults };
};
