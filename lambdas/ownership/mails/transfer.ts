import type { Language } from "#contract/people/accounts.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { invitationLink } from "#lambdas/ownership/invitations.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { kronor } from "#lambdas/platform/mail/kronor.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";
import type { MailContext } from "#lambdas/platform/mail/mail-context.ts";
import { transferTexts } from "./transfer-texts.ts";

export type BuyerNews =
  | "offered"
  | "changed"
  | "reminder"
  | "completed"
  | "cancelled"
  | "stopped"
  | "expired";
export type SellerNews = "opened" | "completed" | "declined" | "expired";

/** Mails name nobody and show no frame number. */
export type MailedTransfer = Pick<
  TransferItem,
  "id" | "bike" | "expiresAt" | "buyerId" | "invitation" | "formerPrice"
> & { readonly terms: Pick<TransferItem["terms"], "price"> };

const sample = (now: Date): MailedTransfer => ({
  id: "transfer_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
  bike: { brand: "Crescent", model: "Femto", frameNumber: sampleData.frameNumber },
  expiresAt: now.toISOString(),
  terms: { price: 2500 },
});

const factsOf = (
  { bike, terms, formerPrice, expiresAt }: MailedTransfer,
  language: Language,
  waits: boolean,
) => {
  const text = transferTexts[language];
  const write = (price: number | null) => (price === null ? text.gift : kronor(language, price * 100));
  const now = write(terms.price);
  const price = formerPrice === undefined || !waits ? now : text.changedPrice(now, write(formerPrice));
  const bikeAndPrice = [[text.bike, `${bike.brand} ${bike.model}`] as const, [text.price, price] as const];
  return waits ? [...bikeAndPrice, [text.lastDay, formatDay(language, expiresAt)] as const] : bikeAndPrice;
};

type Words = { readonly subject: string; readonly opening: string; readonly closing?: string };

type Page = { readonly waits: boolean; readonly href: string };

const write = (transfer: MailedTransfer, words: Words, { language }: MailContext, { waits, href }: Page) =>
  compose({
    language,
    subject: words.subject,
    opening: words.opening,
    facts: factsOf(transfer, language, waits),
    link: { href, text: transferTexts[language].open },
    closing: words.closing === undefined ? [] : [words.closing],
  });

const pageOf = ({ id }: MailedTransfer, { siteOrigin }: MailContext): string =>
  new URL(`/transfers/${encodeURIComponent(id)}`, siteOrigin).href;

/** The transfer page is closed to people without an account, so they get the invitation link. */
const invitedTo = (transfer: MailedTransfer, { codeSecret, siteOrigin }: MailContext): string | undefined => {
  const { id: transferId, buyerId, invitation } = transfer;
  if (buyerId !== undefined || invitation === undefined) return undefined;
  return invitationLink(codeSecret, { transferId, ...invitation }, siteOrigin);
};

const waiting: ReadonlySet<BuyerNews> = new Set(["offered", "changed", "reminder"]);
const buyerNews = ["offered", "changed", "reminder", "completed", "cancelled", "stopped", "expired"] as const;
const sellerNews = ["opened", "completed", "declined", "expired"] as const;

export const transferBuyer = defineMail<{ readonly news: BuyerNews; readonly transfer: MailedTransfer }>({
  why: "account",
  samples: [
    ...buyerNews.map((news) => ({
      kind: news,
      title: { sv: transferTexts.sv.titles.buyer[news], en: transferTexts.en.titles.buyer[news] },
      data: (now: Date) => ({ news, transfer: sample(now) }),
    })),
    {
      kind: "invited",
      title: { sv: transferTexts.sv.titles.invited, en: transferTexts.en.titles.invited },
      data: (now) => ({ news: "offered", transfer: { ...sample(now), invitation: { salt: "salt" } } }),
    },
  ],
  render: ({ news, transfer }, context) => {
    const { buyer, invited } = transferTexts[context.language];
    const invitation = invitedTo(transfer, context);
    const words =
      invitation !== undefined && waiting.has(news) ? { ...buyer[news], closing: invited } : buyer[news];
    const page = { waits: waiting.has(news), href: invitation ?? pageOf(transfer, context) };
    return write(transfer, words, context, page);
  },
});

export const transferSeller = defineMail<{ readonly news: SellerNews; readonly transfer: MailedTransfer }>({
  why: "account",
  samples: sellerNews.map((news) => ({
    kind: news,
    title: { sv: transferTexts.sv.titles.seller[news], en: transferTexts.en.titles.seller[news] },
    data: (now) => ({ news, transfer: sample(now) }),
  })),
  render: ({ news, transfer }, context) =>
    write(transfer, transferTexts[context.language].seller[news], context, {
      waits: false,
      href: pageOf(transfer, context),
    }),
});

/**
 * Sent to an address that the seller typed by mistake; without a link, because the transfer is closed to
 * them.
 */
export const transferWithdrawn = defineMail<{ readonly transfer: MailedTransfer }>({
  why: "address",
  samples: [
    {
      title: { sv: transferTexts.sv.titles.withdrawn, en: transferTexts.en.titles.withdrawn },
      data: (now) => ({ transfer: sample(now) }),
    },
  ],
  render: (_told, { language }) => {
    const { subject, opening } = transferTexts[language].withdrawn;
    return compose({ language, subject, opening, closing: [] });
  },
});
