import * as z from "zod";
import { problemCodes } from "./problem-codes.ts";

export type ProblemCode = (typeof problemCodes)[keyof typeof problemCodes][number];

/** The HTTP status of every problem. Pages know problems by their words and do not carry it. */
export const problemStatuses: ReadonlyMap<ProblemCode, number> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(problemCodes).flatMap(([status, codes]) =>
    codes.map((code): [ProblemCode, number] => [code, Number(status)]),
  ),
);

/** One that no status was chosen for is the server's fault. */
export const problemStatus = (code: ProblemCode): number => problemStatuses.get(code) ?? 500;

/** By its form alone: no page has to carry every status. One that a page knows no words for, as it is older than the API, is said to be something unexpected. */
const isProblemCode = (code: string): code is ProblemCode => /^[a-z-]+$/.test(code);

/** One field that broke a rule: where it stands in the request and which rule of `fieldRules` it broke. */
export const FieldIssue = z.object({ path: z.string(), rule: z.string() });
export type FieldIssue = z.infer<typeof FieldIssue>;

/** The body of an error, RFC 9457. `params` are the numbers and names its text needs, never personal data. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string().refine(isProblemCode),
  issues: z.array(FieldIssue).optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Names the request in the logs. */
  instance: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
