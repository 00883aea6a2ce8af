import * as z from "zod";
import { Method } from "./session.ts";
import { StripeError } from "./stripe-error.ts";

const minOre = 300;
const Metadata = z.record(z.string(), z.string().max(500)).default({});

/** Refuses unknown parameters as Stripe does, so that a misspelt one is not silently dropped. */
const NewSession = z.strictObject({
  mode: z.literal("payment"),
  line_items: z
    .array(
      z.strictObject({
        quantity: z.coerce.number().int().min(1),
        price_data: z.strictObject({
          currency: z.literal("sek"),
          unit_amount: z.coerce.number().int().min(minOre),
          tax_behavior: z.enum(["inclusive", "exclusive", "unspecified"]).optional(),
          product_data: z.strictObject({ name: z.string().min(1) }),
        }),
      }),
    )
    .min(1),
  allowed_payment_method_types: z.array(Method).min(1).optional(),
  adaptive_pricing: z.strictObject({ enabled: z.enum(["true", "false"]) }).optional(),
  customer_email: z.email().optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: Metadata,
  payment_intent_data: z
    .strictObject({ metadata: Metadata, description: z.string().optional() })
    .prefault({}),
  locale: z.enum(["auto", "sv", "en"]).default("auto"),
  expires_at: z.coerce.number().int().optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
});
export type NewSession = z.infer<typeof NewSession>;

const NewRefund = z.strictObject({
  payment_intent: z.string().min(1),
  amount: z.coerce.number().int().min(1).optional(),
  metadata: Metadata,
});
export type NewRefund = z.infer<typeof NewRefund>;

const parse = <T extends z.ZodType>(schema: T, params: unknown): z.output<T> => {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys : [];
  const param = [...(issue?.path ?? []), ...unknown].join(".");
  const code = unknown.length > 0 ? "parameter_unknown" : "parameter_invalid";
  throw new StripeError(400, `Invalid ${param}: ${issue?.message ?? ""}`, { code, param });
};

const halfHour = 30 * 60;
const day = 24 * 60 * 60;

/** Stripe lets a page stay open for 30 minutes to 24 hours; this check tolerates a minute more or less. */
export const readNewSession = (params: unknown, now: number): NewSession => {
  const wanted = parse(NewSession, params);
  const left = (wanted.expires_at ?? now / 1000 + day) - now / 1000;
  if (left < halfHour - 60 || left > day + 60)
    throw new StripeError(400, "The `expires_at` timestamp must be 30 minutes to 24 hours away.", {
      param: "expires_at",
    });
  return wanted;
};

export const readNewRefund = (params: unknown): NewRefund => parse(NewRefund, params);
