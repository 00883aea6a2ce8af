import * as z from "zod";
import { ruleOf } from "#contract/platform/field-rules.ts";
import {
  maxStickersPerOrder,
  ShippingAddress,
  StickerOrderForm,
} from "#contract/stickers/orders/sticker-orders.ts";

export const StickerDraft = z.object({
  bikeId: z.string(),
  count: z.number().int().min(1).max(maxStickersPerOrder),
  address: z.object({ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string() }),
  idempotencyKey: z.string(),
});
export type StickerDraft = z.infer<typeof StickerDraft>;

export const addressFields = ["name", "street", "postalCode", "city"] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressFaults = Partial<Record<AddressField, string>>;

export const newDraft = (name: string, idempotencyKey: string): StickerDraft => ({
  bikeId: "",
  count: 1,
  address: { name, street: "", postalCode: "", city: "" },
  idempotencyKey,
});

export const addressFaults = ({ address }: StickerDraft): AddressFaults => {
  const { error } = ShippingAddress.safeParse(address);
  const faults = addressFields.flatMap((field) => {
    const issue = error?.issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [[field, ruleOf(issue.message)] as const];
  });
  return Object.fromEntries(faults);
};

export const orderOf = ({ bikeId, count, address }: StickerDraft): StickerOrderForm | undefined =>
  StickerOrderForm.safeParse({ bikeId, count, address }).data;
