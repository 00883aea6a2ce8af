import type { Language } from "#contract/people/accounts.ts";
import type { EidOrder, EidStart } from "#contract/people/identity.ts";
import { beginOrder } from "./begin-order.ts";
import type { IdentityContext } from "./identity-context.ts";
import { orderTexts } from "./order-texts.ts";
import { countOrder } from "./order-limits.ts";
import { requireOpenSignUps } from "./require-open-sign-ups.ts";

/** Contact details follow after the eID has identified the person. */
export const startRegistration = async (
  context: IdentityContext,
  { language, ...start }: EidStart & { readonly language: Language },
  address: string,
): Promise<EidOrder> => {
  requireOpenSignUps(context);
  await countOrder(context, address);
  const text = orderTexts[language].registration;
  return beginOrder(context, { ...start, purpose: { kind: "registration" }, address, text });
};
