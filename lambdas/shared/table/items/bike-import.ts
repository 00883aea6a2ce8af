import * as z from "zod";
import { ImportField } from "#contract/bike-imports/fields.ts";
import { ImportRow, ImportState, PauseReason } from "#contract/bike-imports/imports.ts";
import { Verdict } from "#contract/bike-imports/rows.ts";
import { InvitationPace, usualPace } from "#contract/bike-imports/invitations.ts";
import { ImportFallback } from "#contract/bike-imports/read-row.ts";

const count = z.number().int();

/** A list of bikes that a store has sold earlier. Its rows lie in chunks, and are gone through twice in their order: to check and to register them. */
export const BikeImportItem = z.object({
  entity: z.literal("bikeImport"),
  importId: z.string(),
  storeId: z.string(),
  /** Who has sent it, or has let it go on. */
  by: z.string(),
  fileName: z.string(),
  columns: z.array(ImportField),
  fallback: ImportFallback,
  createdAt: z.iso.datetime(),
  state: ImportState,
  pausedBy: PauseReason.optional(),
  count,
  /** Rows and chunks that were sent. */
  received: count,
  chunks: count,
  /** Rows and chunks that were checked. */
  checked: count,
  checkedChunks: count,
  /** Rows that were gone through in registering, and whole chunks: every row moves this on once. */
  done: count,
  doneChunks: count,
  /** Rows of each verdict. */
  ok: count,
  duplicate: count,
  known: count,
  taken: count,
  stolen: count,
  resembling: count,
  faulty: count,
  registered: count,
  refused: count,
  /** Epoch milliseconds until which someone works on it: two would only be in each other's way. */
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

/** Some rows of a list. Once they were gone through, where the buyers live is gone. */
export const ImportChunkItem = z.object({
  entity: z.literal("importChunk"),
  chunk: count,
  /** How many rows come before. */
  from: count,
  rows: z.array(ImportRow),
  /** One for each row, once they were checked. */
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

/** How fast a store writes to the buyers of bikes that it sold earlier, and to how many it has written on a day. */
export const InvitationPaceItem = z.object({
  entity: z.literal("invitationPace"),
  storeId: z.string(),
  pace: InvitationPace.default(usualPace),
  day: z.iso.date().optional(),
  sent: count.default(0),
  /** When the next ones are due; missing where nobody waits. */
  dueAt: z.iso.datetime().optional(),
});
export type InvitationPaceItem = z.infer<typeof InvitationPaceItem>;
