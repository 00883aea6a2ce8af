import * as z from "zod";
import { rule } from "#contract/platform/field-rules.ts";
import { pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";
import {
  ImportField,
  fieldsWithFallback,
  maxCellLength,
  neededFields,
  maxRowsPerRequest,
  maxBytesPerRequest,
} from "./fields.ts";
import { Invitations, InvitationPace } from "./invitations.ts";
import { ImportFallback } from "./read-row.ts";
import { withMaxBytes } from "#contract/platform/max-bytes.ts";
import { ReportedRow, Verdict } from "./rows.ts";

const ImportId = z.string().regex(/^import_[0-9A-Za-z]{20,40}$/);

/** `receiving`: rows are still being sent. `checked`: waits for the store to start registering. `paused`: stopped by `PauseReason`, and resumes at the same row. */
export const ImportState = z.enum([
  "receiving",
  "checking",
  "checked",
  "registering",
  "paused",
  "done",
  "cancelled",
]);
export type ImportState = z.infer<typeof ImportState>;

/** `points`: the store has too few. `member`: the person who started the import no longer works there. */
export const PauseReason = z.enum(["points", "suspended", "member"]);

const Tally = z.record(Verdict, z.number().int());

const columns = z
  .array(ImportField)
  .max(ImportField.options.length)
  .refine((fields) => new Set(fields).size === fields.length, rule("format"));

export const NewBikeImport = z
  .object({
    fileName: requiredText(120),
    columns,
    fallback: ImportFallback,
    /** The number of rows that will be sent. */
    count: z.number(rule("format")).int(rule("format")).min(1, rule("required")),
  })
  .refine(({ columns: given }) => neededFields.every((field) => given.includes(field)), {
    path: ["columns"],
    ...rule("required"),
  })
  .refine(
    ({ columns: given, fallback }) =>
      fieldsWithFallback.every((field) => given.includes(field) || fallback[field] !== undefined),
    { path: ["fallback"], ...rule("required") },
  );
export type NewBikeImport = z.infer<typeof NewBikeImport>;

/** A row with its line number in the file; cells follow the order of the columns. */
export const ImportRow = z.object({
  line: z.number().int().min(1).max(1_000_000),
  cells: z.array(z.string().max(maxCellLength)).max(ImportField.options.length),
});
export type ImportRow = z.infer<typeof ImportRow>;

const SentRows = z.object({
  /** The number of rows sent before, so that a retried request stores nothing twice. */
  from: z.number().int().min(0),
  rows: withMaxBytes(z.array(ImportRow).min(1).max(maxRowsPerRequest), maxBytesPerRequest),
});

export const BikeImport = z.object({
  id: ImportId,
  fileName: z.string(),
  state: ImportState,
  pausedBy: PauseReason.optional(),
  createdAt: z.iso.datetime(),
  /** Rows in all, received, checked, and processed by the registration. */
  count: z.number().int(),
  received: z.number().int(),
  checked: z.number().int(),
  done: z.number().int(),
  tally: Tally,
  registered: z.number().int(),
  /** Rows that passed the check and failed at registration, and registered ones that are reviewed after the claim. */
  refused: z.number().int(),
  toReview: z.number().int(),
  /** Points per registration. */
  price: z.number().int(),
  /** The time at which the import and its outcomes are deleted. */
  expiresAt: z.iso.datetime(),
});
export type BikeImport = z.infer<typeof BikeImport>;

const ById = z.object({ importId: ImportId });
const Pace = z.object({ pace: InvitationPace });
const faults = ["forbidden", "import-not-found"] as const;

export const bikeImportRoutes = defineRoutes({
  listBikeImports: {
    method: "GET",
    path: "/store/imports",
    access: "store",
    summary: "List your store's imports of bikes sold earlier, newest first",
    response: z.object({ items: z.array(BikeImport) }),
    problems: ["forbidden"],
  },
  createBikeImport: {
    method: "POST",
    path: "/store/imports",
    access: "store",
    needsTerms: true,
    summary: "Start an import of bikes that your store sold earlier",
    body: NewBikeImport,
    response: BikeImport,
    idempotent: true,
    problems: ["forbidden", "store-suspended", "import-too-long"],
  },
  sendImportRows: {
    method: "POST",
    path: "/store/imports/{importId}/rows",
    access: "store",
    summary: "Send the next rows of an import; the last ones start its check",
    params: ById,
    body: SentRows,
    response: BikeImport,
    problems: [...faults, "store-suspended", "import-rows-unexpected"],
  },
  getBikeImport: {
    method: "GET",
    path: "/store/imports/{importId}",
    access: "store",
    summary: "Get the progress of an import",
    params: ById,
    response: BikeImport,
    problems: faults,
  },
  continueBikeImport: {
    method: "POST",
    path: "/store/imports/{importId}/work",
    access: "store",
    summary: "Continue an import now instead of waiting up to a minute for the job",
    params: ById,
    response: BikeImport,
    problems: faults,
  },
  registerBikeImport: {
    method: "POST",
    path: "/store/imports/{importId}/registration",
    access: "store",
    needsTerms: true,
    summary: "Register the bikes of a checked import, or resume a paused one",
    params: ById,
    body: Pace,
    response: BikeImport,
    problems: [...faults, "store-suspended", "insufficient-points", "import-not-ready"],
  },
  cancelBikeImport: {
    method: "POST",
    path: "/store/imports/{importId}/cancellation",
    access: "store",
    summary: "Cancel the rest of an import; registered bikes stay registered",
    params: ById,
    response: BikeImport,
    problems: [...faults, "import-ended"],
  },
  listImportRows: {
    method: "GET",
    path: "/store/imports/{importId}/rows",
    access: "store",
    summary: "List the rows of an import with the outcome of each",
    params: ById,
    query: z.object({
      show: z.enum(["all", "problems"]).default("all"),
      cursor: z.coerce.number().int().min(0).default(0),
    }),
    response: pageOf(ReportedRow),
    problems: faults,
  },
  getInvitations: {
    method: "GET",
    path: "/store/invitations",
    access: "store",
    summary: "Get how many buyers wait for an invitation, and how many are invited a day",
    response: Invitations,
    problems: ["forbidden"],
  },
  changeInvitationPace: {
    method: "PUT",
    path: "/store/invitations",
    access: "store",
    summary: "Set how many buyers are invited a day",
    body: Pace,
    response: Invitations,
    problems: ["forbidden", "store-suspended"],
  },
});
