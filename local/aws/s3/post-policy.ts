import * as z from "zod";
import { s3Error } from "./s3-error.ts";

const ByteCount = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int().min(0));

const Condition = z.union([
  z.tuple([z.literal("content-length-range"), ByteCount, ByteCount]),
  z.tuple([z.enum(["eq", "starts-with"]), z.string().startsWith("$"), z.string()]),
  z
    .record(z.string(), z.string())
    .refine((record) => Object.keys(record).length === 1)
    .transform((record): ["eq", string, string] => {
      const [name, value] = Object.entries(record)[0] ?? ["", ""];
      return ["eq", `$${name}`, value];
    }),
]);

const PostPolicy = z.object({ expiration: z.iso.datetime({ offset: true }), conditions: z.array(Condition) });

type PostPolicy = z.infer<typeof PostPolicy>;

/** In bytes. */
type SizeRange = { readonly minimum: number; readonly maximum: number };

const refuse = (why: string): Error => s3Error("AccessDenied", `Invalid according to Policy: ${why}`);

export const parsePostPolicy = (base64: string): PostPolicy => {
  try {
    return PostPolicy.parse(JSON.parse(Buffer.from(base64, "base64").toString()));
  } catch {
    throw s3Error("InvalidPolicyDocument");
  }
};

const holds = (operator: "eq" | "starts-with", name: string, value: string, expected: string): boolean => {
  if (operator === "eq") return value === expected;
  const values = name === "content-type" ? value.split(",") : [value];
  return values.every((part) => part.trim().startsWith(expected));
};

const needsNoCondition = (name: string): boolean =>
  ["policy", "x-amz-signature", "file"].includes(name) || name.startsWith("x-ignore-");

/** Throws unless every condition holds and covers every field; returns the allowed sizes up to `largest`. */
export const checkPostPolicy = (
  policy: PostPolicy,
  fields: ReadonlyMap<string, string>,
  now: number,
  largest: number,
): SizeRange => {
  if (now > Date.parse(policy.expiration)) throw refuse("Policy expired.");
  const covered = new Set<string>();
  let sizes: SizeRange = { minimum: 0, maximum: largest };
  for (const [operator, first, second] of policy.conditions) {
    if (operator === "content-length-range") {
      sizes = { minimum: Math.max(sizes.minimum, first), maximum: Math.min(sizes.maximum, second) };
      continue;
    }
    const name = first.slice(1).toLowerCase();
    covered.add(name);
    if (!holds(operator, name, fields.get(name) ?? "", second))
      throw refuse(`Policy Condition failed: ${JSON.stringify([operator, first, second])}`);
  }
  for (const name of fields.keys())
    if (!covered.has(name) && !needsNoCondition(name)) throw refuse(`Extra input fields: ${name}`);
  return sizes;
};
