import type { EidOrder, EidStart } from "#contract/people/identity.ts";
import { beginOrder } from "./begin-order.ts";
import type { IdentityContext } from "./identity-context.ts";
import { orderTexts } from "./order-texts.ts";
import { countOrder } from "./order-limits.ts";

export const startSignIn = async (
  context: IdentityContext,
  start: EidStart,
  address: string,
): Promise<EidOrder> => {
  await countOrder(context, address);
  const text = orderTexts.sv["sign-in"];
  return beginOrder(context, { ...start, purpose: { kind: "sign-in" }, address, text });
};
