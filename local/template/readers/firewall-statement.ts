import * as z from "zod";
import { TemplateError } from "#local/template/template-error.ts";

const Transformation = z.enum(["NONE", "URL_DECODE", "NORMALIZE_PATH"]);
export type Transformation = z.infer<typeof Transformation>;

export type Statement =
  | { kind: "path-begins"; text: string; after: readonly Transformation[] }
  | { kind: "header-matches"; header: string; pattern: RegExp }
  | { kind: "all" | "any"; statements: readonly Statement[] }
  | { kind: "not"; statement: Statement };

const PathBegins = z.strictObject({
  FieldToMatch: z.strictObject({ UriPath: z.strictObject({}) }),
  PositionalConstraint: z.literal("STARTS_WITH"),
  SearchString: z.string(),
  TextTransformations: z.array(z.strictObject({ Priority: z.coerce.number(), Type: Transformation })),
});
const HeaderMatches = z.strictObject({
  FieldToMatch: z.strictObject({ SingleHeader: z.strictObject({ Name: z.string() }) }),
  RegexString: z.string(),
  TextTransformations: z.tuple([z.strictObject({ Priority: z.coerce.number(), Type: z.literal("NONE") })]),
});
const Several = z.strictObject({ Statements: z.array(z.unknown()) });
const One = z.strictObject({ Statement: z.unknown() });

const kinds: Record<string, (given: unknown) => Statement> = {
  ByteMatchStatement: (given) => {
    const { SearchString: text, TextTransformations: transformations } = PathBegins.parse(given);
    const ordered = transformations.toSorted((a, b) => a.Priority - b.Priority);
    return { kind: "path-begins", text, after: ordered.map(({ Type }) => Type) };
  },
  RegexMatchStatement: (given) => {
    const { FieldToMatch, RegexString } = HeaderMatches.parse(given);
    const header = FieldToMatch.SingleHeader.Name.toLowerCase();
    return { kind: "header-matches", header, pattern: new RegExp(RegexString) };
  },
  AndStatement: (given) => ({ kind: "all", statements: Several.parse(given).Statements.map(readStatement) }),
  OrStatement: (given) => ({ kind: "any", statements: Several.parse(given).Statements.map(readStatement) }),
  NotStatement: (given) => ({ kind: "not", statement: readStatement(One.parse(given).Statement) }),
};

/** Throws TemplateError for a kind of statement that is not served here. */
export function readStatement(given: unknown): Statement {
  const [entry, ...others] = Object.entries(z.record(z.string(), z.unknown()).parse(given));
  const [kind = "", body] = entry ?? [];
  const read = kinds[kind];
  if (read === undefined || others.length > 0)
    throw new TemplateError(`the firewall statement ${kind} is not served here.`);
  return read(body);
}
