import type { EidOrder, EidSignIn } from "#contract/people/identity.ts";
import { beginOrder } from "./begin-order.ts";
import type { IdentityContext } from "./identity-context.ts";
import { orderTexts } from "./order-texts.ts";
import { countOrder } from "./order-limits.ts";

export const startSignIn = async (
  context: IdentityContext,
  { forSettings = false, ...start }: EidSignIn,
  address: string,
): Promise<EidOrder> => {
  await countOrder(context, address);
  const text = orderTexts.sv[forSettings ? "settings" : "sign-in"];
  return beginOrder(context, { ...start, purpose: { kind: "sign-in", forSettings }, address, text });
};
