import { titleOf } from "#lambdas/bikes/title.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import type { SaleNews } from "#lambdas/shops/mails/sale-claim.ts";
import { lastReminder } from "#lambdas/shops/new-sale.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import { claimLink } from "#lambdas/shops/claim-links.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";

type Buyer = SaleItem["buyer"];

/** Text messages cost money, so only news with a claim link is sent by one. */
type TextNews = Extract<SaleNews, "sold" | "reminder" | "last-reminder">;

const isTexted = (news: SaleNews): news is TextNews =>
  news === "sold" || news === "reminder" || news === "last-reminder";

const openings: Readonly<Record<TextNews, (sale: SaleItem, bike: string) => string>> = {
  sold: ({ store }, bike) => `${store} har lagt in din ${bike} i Cykelregistret.`,
  reminder: (_, bike) => `Din ${bike} väntar fortfarande på dig i Cykelregistret.`,
  "last-reminder": ({ claimableUntil }, bike) =>
    `Din ${bike} väntar på dig i Cykelregistret till ${formatDay("sv", claimableUntil)}, sedan går den tillbaka till butiken.`,
};

const textTo = (phone: string, news: TextNews, sale: SaleItem): Delivery => ({
  kind: "text",
  to: phone,
  sale: { storeId: sale.storeId, saleId: sale.saleId, isMailed: sale.buyer.email !== undefined },
  text: ({ siteOrigin, codeSecret }) => {
    const opening = openings[news](sale, titleOf(sale));
    return `${opening} Registrera den på dig med BankID, det är gratis: ${claimLink(codeSecret, sale, siteOrigin)}`;
  },
});

const deliverToBuyer = ({ email, phone }: Buyer, news: SaleNews, sale: SaleItem): Delivery[] => [
  ...(email === undefined
    ? []
    : [
        {
          kind: "mail",
          // The till does not ask for the buyer's language.
          to: { email, language: "sv" },
          template: { name: "sale-claim", news, sale },
        } as const,
      ]),
  ...(phone !== undefined && isTexted(news) ? [textTo(phone, news, sale)] : []),
];

/** Sends an imported sale's invitation as a text message only if there is no e-mail address, to limit the cost. */
const invite = (sale: SaleItem): Delivery[] => {
  const { email, phone } = sale.buyer;
  if (email === undefined && phone !== undefined) return [textTo(phone, "sold", sale)];
  return deliverToBuyer({ email }, "invited", sale);
};

const newsOf = (before: SaleItem, after: SaleItem): SaleNews | undefined => {
  if (before.state !== after.state) {
    // The claimer already gets the mail about a new bike at this address.
    if (after.state === "claimed") return after.claimedAtAddress === true ? undefined : "claimed";
    if (after.returnedBy === "store") return "taken-back";
    return after.returnedBy === "time" ? "expired" : undefined;
  }
  if (before.salt !== after.salt) return "sold";
  if (before.remindedOn === after.remindedOn) return undefined;
  return after.remindedOn === lastReminder ? "last-reminder" : "reminder";
};

/** Writes to the buyer, who may have no account. An ended sale has masked addresses, so `before` supplies them. */
export const saleDeliveries = (before: SaleItem | undefined, after: SaleItem | undefined): Delivery[] => {
  if (after === undefined) return [];
  // Buyers who were never invited get no messages.
  if (after.uninvited === true) return [];
  if (before === undefined) return deliverToBuyer(after.buyer, "sold", after);
  if (before.uninvited === true) return after.state === "waiting" ? invite(after) : [];
  const news = newsOf(before, after);
  if (news === undefined) return [];
  return deliverToBuyer(after.state === "waiting" ? after.buyer : before.buyer, news, after);
};
