import * as z from "zod";
import { ImportField } from "#contract/shops/bike-imports/fields.ts";
import { ImportRow, ImportState, PauseReason } from "#contract/shops/bike-imports/imports.ts";
import { Verdict } from "#contract/shops/bike-imports/rows.ts";
import { InvitationPace, usualPace } from "#contract/shops/bike-imports/invitations.ts";
import { ImportFallback } from "#contract/shops/bike-imports/read-row.ts";

const count = z.number().int();

/** An import of bikes sold earlier. Its rows are stored in chunks, which are processed twice in order: for the check and for the registration. */
export const BikeImportItem = z.object({
  entity: z.literal("bikeImport"),
  importId: z.string(),
  storeId: z.string(),
  /** The member who created the import, or who last started its registration. */
  by: z.string(),
  fileName: z.string(),
  columns: z.array(ImportField),
  fallback: ImportFallback,
  createdAt: z.iso.datetime(),
  state: ImportState,
  pausedBy: PauseReason.optional(),
  count,
  received: count,
  chunks: count,
  checked: count,
  checkedChunks: count,
  /** Rows and whole chunks that the registration has processed; every row advances `done` once. */
  done: count,
  doneChunks: count,
  /** Rows per verdict. */
  ok: count,
  duplicate: count,
  known: count,
  taken: count,
  stolen: count,
  resembling: count,
  faulty: count,
  registered: count,
  refused: count,
  /** Of the registered. */
  toReview: count.default(0),
  /** A lock, in epoch milliseconds. */
  heldUntil: z.number(),
  /** Epoch seconds. */
  expiresAt: count,
});
export type BikeImportItem = z.infer<typeof BikeImportItem>;

const RowVerdict = z.object({
  is: Verdict,
  fault: z.object({ field: ImportField, rule: z.string() }).optional(),
});
export type RowVerdict = z.infer<typeof RowVerdict>;

/** A chunk of an import's rows. The registration removes the buyers' addresses from processed chunks. */
export const ImportChunkItem = z.object({
  entity: z.literal("importChunk"),
  chunk: count,
  /** The number of rows before this chunk. */
  from: count,
  rows: z.array(ImportRow),
  /** One per row, after the check. */
  verdicts: z.array(RowVerdict).optional(),
  expiresAt: count,
});
export type ImportChunkItem = z.infer<typeof ImportChunkItem>;

export const ImportRefusalItem = z.object({
  entity: z.literal("importRefusal"),
  chunk: count,
  place: count,
  is: Verdict,
  expiresAt: count,
});

/** A store's daily limit for invitations, and the number sent on `day`. */
export const InvitationPaceItem = z.object({
  entity: z.literal("invitationPace"),
  storeId: z.string(),
  pace: InvitationPace.default(usualPace),
  day: z.iso.date().optional(),
  sent: count.default(0),
  /** Missing if nobody waits. */
  dueAt: z.iso.datetime().optional(),
});
export type InvitationPaceItem = z.infer<typeof InvitationPaceItem>;
