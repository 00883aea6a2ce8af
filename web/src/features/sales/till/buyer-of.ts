import { Email } from "#contract/accounts.ts";
import type { NewSale } from "#contract/sales/new-sale.ts";
import { phoneOf } from "#contract/typed-phone.ts";

/** Where a buyer is reached by what was typed in one field; undefined for what is neither an address nor a number. */
export const buyerOf = (typed: string): NewSale["buyer"] | undefined => {
  const text = typed.trim();
  if (text.includes("@")) {
    const email = Email.safeParse(text).data;
    return email === undefined ? undefined : { email };
  }
  const phone = phoneOf({ country: "46", number: text });
  return phone === undefined ? undefined : { phone };
};
