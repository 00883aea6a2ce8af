import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { dayIn } from "#lambdas/shared/mail/templates/day-in.ts";
import type { SaleNews } from "#lambdas/shared/mail/templates/sale-claim.ts";
import { lastReminder } from "#lambdas/shared/sales/new-sale.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { claimLink } from "#lambdas/shared/tokens/claim-links.ts";
import type { Delivery } from "./delivery.ts";

type Buyer = SaleItem["buyer"];

/** A text message costs, and disturbs: only what leads to the bike is sent by one. */
type TextNews = Extract<SaleNews, "sold" | "reminder" | "last-reminder">;

const isTexted = (news: SaleNews): news is TextNews =>
  news === "sold" || news === "reminder" || news === "last-reminder";

const openings: Readonly<Record<TextNews, (sale: SaleItem, bike: string) => string>> = {
  sold: ({ store }, bike) => `${store} har registrerat din ${bike} i Cykelregistret.`,
  reminder: (_, bike) => `Din ${bike} väntar fortfarande på dig i Cykelregistret.`,
  "last-reminder": ({ claimableUntil }, bike) =>
    `Din ${bike} väntar på dig i Cykelregistret till ${dayIn("sv", claimableUntil)}, sedan går den tillbaka till butiken.`,
};

const textTo = (phone: string, news: TextNews, sale: SaleItem): Delivery => ({
  kind: "text",
  to: phone,
  sale: { storeId: sale.storeId, saleId: sale.saleId, isMailed: sale.buyer.email !== undefined },
  text: ({ siteOrigin, codeSecret }) => {
    const opening = openings[news](sale, titleOf(sale));
    return `${opening} Hämta den med BankID, det kostar ingenting: ${claimLink(codeSecret, sale, siteOrigin)}`;
  },
});

const tellBuyer = ({ email, phone }: Buyer, news: SaleNews, sale: SaleItem): Delivery[] => [
  ...(email === undefined
    ? []
    : [
        {
          kind: "mail",
          // Nobody has asked the buyer for a language at the till.
          to: { email, language: "sv" },
          template: { name: "sale-claim", news, sale },
        } as const,
      ]),
  ...(phone !== undefined && isTexted(news) ? [textTo(phone, news, sale)] : []),
];

/** A text message to everybody who has bought a bike in years would cost the register more than the store: it goes where there is no other way. */
const invite = (sale: SaleItem): Delivery[] => {
  const { email, phone } = sale.buyer;
  if (email === undefined && phone !== undefined) return [textTo(phone, "sold", sale)];
  return tellBuyer({ email }, "invited", sale);
};

const newsOf = (before: SaleItem, after: SaleItem): SaleNews | undefined => {
  if (before.state !== after.state) {
    // To the same address goes the mail that every new bike brings.
    if (after.state === "claimed") return after.claimedAtAddress === true ? undefined : "claimed";
    if (after.returnedBy === "store") return "taken-back";
    return after.returnedBy === "time" ? "expired" : undefined;
  }
  if (before.salt !== after.salt) return "sold";
  if (before.remindedOn === after.remindedOn) return undefined;
  return after.remindedOn === lastReminder ? "last-reminder" : "reminder";
};

/** The buyer, who need not have an account, is told where their bike waits. A sale that has ended knows only masked addresses: those from before are written to. */
export const saleDeliveries = (before: SaleItem | undefined, after: SaleItem | undefined): Delivery[] => {
  if (after === undefined) return [];
  // Someone who has heard of nothing is not told that it is over.
  if (after.uninvited === true) return [];
  if (before === undefined) return tellBuyer(after.buyer, "sold", after);
  if (before.uninvited === true) return after.state === "waiting" ? invite(after) : [];
  const news = newsOf(before, after);
  if (news === undefined) return [];
  return tellBuyer(after.state === "waiting" ? after.buyer : before.buyer, news, after);
};
