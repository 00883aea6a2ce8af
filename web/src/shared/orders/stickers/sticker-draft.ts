import * as z from "zod";
import { ruleOf } from "#contract/field-rules.ts";
import { mostStickers, ShippingAddress, StickerOrderForm } from "#contract/orders/sticker-orders.ts";

/** What the form holds, as it is typed. */
export const Draft = z.object({
  bikeId: z.string(),
  count: z.number().int().min(1).max(mostStickers),
  address: z.object({ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string() }),
  /** Names this order to the server, so that a repeated one costs nothing. */
  idempotencyKey: z.string(),
});
export type Draft = z.infer<typeof Draft>;

export const addressFields = ["name", "street", "postalCode", "city"] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressFaults = Partial<Record<AddressField, string>>;

export const newDraft = (name: string, idempotencyKey: string): Draft => ({
  bikeId: "",
  count: 1,
  address: { name, street: "", postalCode: "", city: "" },
  idempotencyKey,
});

/** The rule that each field of the address breaks. */
export const addressFaults = ({ address }: Draft): AddressFaults => {
  const { error } = ShippingAddress.safeParse(address);
  const faults = addressFields.flatMap((field) => {
    const issue = error?.issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [[field, ruleOf(issue.message)] as const];
  });
  return Object.fromEntries(faults);
};

/** What is sent, where the form is in order. */
export const orderOf = ({ bikeId, count, address }: Draft): StickerOrderForm | undefined =>
  StickerOrderForm.safeParse({ bikeId, count, address }).data;
