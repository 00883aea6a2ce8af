import * as z from "zod";
import type { conflictCodes } from "./conflict-codes.ts";
import type { notFoundCodes } from "./not-found-codes.ts";
import { problemCodes } from "./problem-codes.ts";

export type ProblemCode =
  | (typeof problemCodes)[keyof typeof problemCodes][number]
  | (typeof conflictCodes)[number]
  | (typeof notFoundCodes)[number];

/** Pages do not need the statuses, so bundlers can drop them. */
const statuses: ReadonlyMap<ProblemCode, number> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(problemCodes).flatMap(([status, codes]) =>
    codes.map((code): [ProblemCode, number] => [code, Number(status)]),
  ),
);

/** Codes without a listed status go by their ending, because lists of all would be the longest text in every function. */
export const problemStatus = (code: ProblemCode): number =>
  statuses.get(code) ?? (code.endsWith("-not-found") ? 404 : 409);

/** Tests the form alone, so that pages need no list of codes. A page older than the API shows an unknown code as an unexpected error. */
const isProblemCode = (code: string): code is ProblemCode => /^[a-z-]+$/.test(code);

/** A field of the request, and the rule of `fieldRules` that it broke. */
export const FieldIssue = z.object({ path: z.string(), rule: z.string() });
export type FieldIssue = z.infer<typeof FieldIssue>;

/** The body of an error, RFC 9457. `params` fill its text, and never hold personal data. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string().refine(isProblemCode),
  issues: z.array(FieldIssue).optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The request id in the logs. */
  instance: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
