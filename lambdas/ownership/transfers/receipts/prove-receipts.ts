import * as z from "zod";
import { signatureDaysKept } from "#contract/people/signing.ts";
import { findFault, type ReceiptFault } from "./find-fault.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Evidence, EvidenceReader } from "#lambdas/people/signatures/evidence.ts";
import type { Sealer } from "#lambdas/platform/tokens/paper-seals.ts";
import { put, remove } from "#lambdas/platform/table/actions.ts";
import { OwnershipReceiptItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { TransferItem, type TransferSignature } from "#lambdas/ownership/items/transfer.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type ProvedFault = ReceiptFault | "evidence-missing" | "evidence-differs";

export type ProofContext = {
  readonly table: Table;
  readonly evidence: EvidenceReader;
  readonly sealer: Pick<Sealer, "isSealOf">;
  readonly system: Pick<System, "now">;
  /** Logs a fault with the receipt number only. */
  readonly report: (faulty: { readonly number: string; readonly fault: ProvedFault }) => void;
};

/** Progress of an interrupted run; the next run continues there. */
const Bookmark = z.object({
  receipts: z.number().int(),
  faults: z.number().int(),
  next: z.record(z.string(), z.string()),
});
export type ReceiptsProof = Pick<z.infer<typeof Bookmark>, "receipts" | "faults">;

const pageSize = 25;

/** The text that BankID displayed, which it embeds in the signature as base64. */
const displayedText = (signature: string): string => {
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
  (method !== "bankid" || displayedText(signature ?? "") === text);

/** Evidence is deleted when the time for claims is over, so only older evidence may be missing. */
const isStillKept = (at: string, now: Date): boolean =>
  now.getTime() - Date.parse(at) < signatureDaysKept * 86_400_000;

const evidenceFault = async (
  { evidence, system }: ProofContext,
  signed: TransferSignature,
  signer: string,
): Promise<ProvedFault | undefined> => {
  const proof = await evidence.read(signed.evidence);
  if (proof === undefined) return isStillKept(signed.at, system.now()) ? "evidence-missing" : undefined;
  return agrees(proof, signed, signer) ? undefined : "evidence-differs";
};

const faultOf = async (
  context: ProofContext,
  receipt: OwnershipReceiptItem,
  transfer: TransferItem | undefined,
): Promise<ProvedFault | undefined> => {
  const fault = await findFault(context.sealer, receipt, transfer);
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
  const faults = await Promise.all(
    receipts.map(async (receipt) => {
      const fault = await faultOf(context, receipt, byId.get(receipt.transferId));
      if (fault !== undefined) context.report({ number: receipt.number, fault });
      return fault;
    }),
  );
  return faults.filter((fault) => fault !== undefined).length;
};

/** Checks each receipt against the signed texts and the stored evidence. Changes no receipt. */
export const proveReceipts = async (context: ProofContext): Promise<ReceiptsProof> => {
  const { table } = context;
  const begun = await table.get(keys.receiptProof(), Bookmark);
  let { receipts = 0, faults = 0, next: after } = begun ?? {};
  do {
    const page = await table.query({
      index: "gsi1",
      partition: lists.ownershipReceipts(),
      schema: OwnershipReceiptItem,
      limit: pageSize,
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
