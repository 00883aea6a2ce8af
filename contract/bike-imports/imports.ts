import * as z from "zod";
import { rule } from "#contract/field-rules.ts";
import { pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";
import {
  ImportField,
  fieldsWithFallback,
  longestCell,
  neededFields,
  rowsAtOnce,
  bytesAtOnce,
} from "./fields.ts";
import { Invitations, InvitationPace } from "./invitations.ts";
import { ImportFallback } from "./read-row.ts";
import { atMostBytes } from "#contract/most-bytes.ts";
import { ReportedRow, Verdict } from "./rows.ts";

const ImportId = z.string().regex(/^import_[0-9A-Za-z]{20,40}$/);

/** `receiving`: its rows are being sent. `checked`: nothing is registered before someone says so. `paused`: something stands in the way, and it goes on where it stood. */
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

/** `points`: the store has too few. `member`: the one who started it works there no more. */
export const PauseReason = z.enum(["points", "suspended", "member"]);

/** How many rows there are of each verdict. */
const Tally = z.record(Verdict, z.number().int());

const columns = z
  .array(ImportField)
  .max(ImportField.options.length)
  .refine((fields) => new Set(fields).size === fields.length, rule("format"));

/** What a list is called, and what its columns tell. */
export const NewBikeImport = z
  .object({
    fileName: requiredText(120),
    columns,
    fallback: ImportFallback,
    /** How many rows will be sent. */
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

/** A row with the line on which it stands in the file. Its cells are in the order of the columns. */
export const ImportRow = z.object({
  line: z.number().int().min(1).max(1_000_000),
  cells: z.array(z.string().max(longestCell)).max(ImportField.options.length),
});
export type ImportRow = z.infer<typeof ImportRow>;

const SentRows = z.object({
  /** How many rows were sent before: sent again, they are there once. */
  from: z.number().int().min(0),
  rows: atMostBytes(z.array(ImportRow).min(1).max(rowsAtOnce), bytesAtOnce),
});

export const BikeImport = z.object({
  id: ImportId,
  fileName: z.string(),
  state: ImportState,
  pausedBy: PauseReason.optional(),
  createdAt: z.iso.datetime(),
  /** Rows in all, received, checked, and gone through in registering. */
  count: z.number().int(),
  received: z.number().int(),
  checked: z.number().int(),
  done: z.number().int(),
  tally: Tally,
  registered: z.number().int(),
  /** Were found to be in order, and could not be registered when it was their turn. */
  refused: z.number().int(),
  /** What one registration costs, in points. */
  price: z.number().int(),
  /** The list, and what became of it, can be seen until then. */
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
    summary: "List the lists of bikes sold earlier that your store has sent, newest first",
    response: z.object({ items: z.array(BikeImport) }),
    problems: ["forbidden"],
  },
  createBikeImport: {
    method: "POST",
    path: "/store/imports",
    access: "store",
    summary: "Begin to send a list of bikes that your store has sold earlier",
    body: NewBikeImport,
    response: BikeImport,
    idempotent: true,
    problems: ["forbidden", "store-suspended", "import-too-long"],
  },
  sendImportRows: {
    method: "POST",
    path: "/store/imports/{importId}/rows",
    access: "store",
    summary: "Send the next rows of a list; with the last of them its check begins",
    params: ById,
    body: SentRows,
    response: BikeImport,
    problems: [...faults, "store-suspended", "import-rows-unexpected"],
  },
  getBikeImport: {
    method: "GET",
    path: "/store/imports/{importId}",
    access: "store",
    summary: "Get how far a list is",
    params: ById,
    response: BikeImport,
    problems: faults,
  },
  continueBikeImport: {
    method: "POST",
    path: "/store/imports/{importId}/work",
    access: "store",
    summary: "Go on checking or registering a list now; without it, it goes on within a minute by itself",
    params: ById,
    response: BikeImport,
    problems: faults,
  },
  registerBikeImport: {
    method: "POST",
    path: "/store/imports/{importId}/registration",
    access: "store",
    summary: "Register the bikes of a list that was checked, or go on where it paused",
    params: ById,
    body: Pace,
    response: BikeImport,
    problems: [...faults, "store-suspended", "insufficient-points", "import-not-ready"],
  },
  cancelBikeImport: {
    method: "POST",
    path: "/store/imports/{importId}/cancellation",
    access: "store",
    summary: "Leave the rest of a list unregistered; what is registered stays",
    params: ById,
    response: BikeImport,
    problems: [...faults, "import-ended"],
  },
  listImportRows: {
    method: "GET",
    path: "/store/imports/{importId}/rows",
    access: "store",
    summary: "List the rows of a list with what was found of them and what became of them",
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
    summary: "Get how many buyers wait to be written to, and how many are in a day",
    response: Invitations,
    problems: ["forbidden"],
  },
  changeInvitationPace: {
    method: "PUT",
    path: "/store/invitations",
    access: "store",
    summary: "Say how many buyers are written to in a day",
    body: Pace,
    response: Invitations,
    problems: ["forbidden", "store-suspended"],
  },
});
