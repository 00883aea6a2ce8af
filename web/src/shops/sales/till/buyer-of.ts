import { Email } from "#contract/people/accounts.ts";
import type { NewSale } from "#contract/shops/sales/new-sale.ts";
import { phoneOf } from "#contract/people/typed-phone.ts";

/** Reads an e-mail address or a phone number from one field; undefined for anything else. */
export const buyerOf = (typed: string): NewSale["buyer"] | undefined => {
  const text = typed.trim();
  if (text.includes("@")) {
    const email = Email.safeParse(text).data;
    return email === undefined ? undefined : { email };
  }
  const phone = phoneOf({ country: "46", number: text });
  return phone === undefined ? undefined : { phone };
};
