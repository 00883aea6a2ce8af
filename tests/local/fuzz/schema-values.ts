import fc from "fast-check";

/** The part of JSON Schema that our document uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly "x-maxBytes"?: number;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
};

/** Stands for a value of an earlier response; it is resolved when the request is sent. */
export class Link {
  readonly name: string;
  readonly pattern: string | undefined;
  readonly place: number;
  constructor(name: string, pattern: string | undefined, place: number) {
    this.name = name;
    this.pattern = pattern;
    this.place = place;
  }
}

const linkTo = (name: string, pattern: string | undefined) =>
  fc.nat(10_000).map((place): unknown => new Link(name, pattern, place));

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 53 + 2,
    1e308,
    [],
    {},
    [[]],
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\r\nx: y",
    "\u202eאופניים\u202c",
    "👩‍👩‍👧‍👦🚲",
    "__proto__",
    "constructor",
    "'; DROP TABLE bikes;--",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "S#N#b|c",
    "#",
    "%00",
    "%zz",
    "2026-02-30",
    "2026-02-30T25:61:61Z",
    "+275760-09-13T00:00:00.001Z",
    "0000-01-01T00:00:00Z",
    "9999-12-31T23:59:59.999Z",
    "-0",
    "1e3",
    "NaN",
    "bike_00000000000000000000",
    "upload_00000000000000000000",
    "00000000-0000-0000-0000-000000000000",
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.integer({ min: 1, max: 3000 }).map((length) => "x".repeat(length)),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const text = (name: string, schema: Schema): fc.Arbitrary<unknown> => {
  const { pattern, minLength = 0, maxLength = Math.max(40, minLength) } = schema;
  const fitting =
    pattern === undefined
      ? fc.oneof(
          fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 200) }),
          fc.string({ unit: "grapheme-ascii", minLength, maxLength: Math.min(maxLength, 200) }),
        )
      : // A lookahead produces no text of its own.
        fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?[=!][^)]*\)/g, ""), "u"));
  return fc.oneof({ weight: 2, arbitrary: linkTo(name, pattern) }, fitting);
};

const record = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, fitting(property, name)]),
    ),
    { requiredKeys: [...(schema.required ?? [])] },
  );

const ofType = (schema: Schema, name: string): fc.Arbitrary<unknown> => {
  const { minimum: min = -1e6, maximum: max = 1e6 } = schema;
  switch (schema.type) {
    case "string":
      return text(name, schema);
    case "integer":
      return fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), fc.constantFrom(min, max));
    case "number":
      return fc.double({ min, max, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(fitting(schema.items ?? {}, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      });
    case "object":
      return record(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

export const fitting = (schema: Schema, name: string): fc.Arbitrary<unknown> => {
  const choices = schema.oneOf ?? schema.anyOf;
  const value = choices
    ? fc.oneof(...choices.map((choice) => fitting(choice, name)))
    : schema.enum
      ? fc.constantFrom(...schema.enum)
      : ofType(schema, name);
  return schema.nullable ? fc.option(value) : value;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Link);

const changed = (value: unknown, at: number, to: unknown): unknown => {
  if (Array.isArray(value) && value.length > 0 && at % 5 > 0)
    return value.with(at % value.length, changed(value[at % value.length], Math.floor(at / 5), to));
  if (!isRecord(value) || Object.keys(value).length === 0 || at % 11 === 0) return to;
  const names = Object.keys(value);
  const name = names[at % names.length] ?? "";
  if (at % 7 === 0) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  if (at % 7 === 1) return { ...value, [`${name}s`]: to };
  return { ...value, [name]: changed(value[name], Math.floor(at / 7), to) };
};

/** Draws valid values, and values with one part removed, added or replaced. */
export const nearly = (schema: Schema, name: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    fitting(schema, name),
    fc.tuple(fitting(schema, name), fc.nat(), odd).map(([value, at, to]) => changed(value, at, to)),
  );

export const oddText = odd.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
