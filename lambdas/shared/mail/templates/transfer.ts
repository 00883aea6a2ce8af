import type { Language } from "#contract/accounts.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { invitationLink } from "#lambdas/shared/tokens/invitations.ts";
import { compose } from "./compose.ts";
import { dayIn } from "./day-in.ts";
import { defineMail } from "./define-mail.ts";
import { kronor } from "./kronor.ts";
import { madeUp } from "./made-up.ts";
import type { MailContext } from "./mail-context.ts";
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

/** What a mail says of a transfer: no names, and no frame number. */
export type ToldTransfer = Pick<TransferItem, "id" | "bike" | "expiresAt" | "buyerId" | "invitation"> & {
  readonly terms: Pick<TransferItem["terms"], "price">;
};

const sample = (now: Date): ToldTransfer => ({
  id: "transfer_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
  bike: { brand: "Crescent", model: "Femto", frameNumber: madeUp.frameNumber },
  expiresAt: now.toISOString(),
  terms: { price: 2500 },
});

const factsOf = ({ bike, terms, expiresAt }: ToldTransfer, language: Language, waits: boolean) => {
  const text = transferTexts[language];
  const price = terms.price === null ? text.gift : kronor(language, terms.price * 100);
  const bikeAndPrice = [[text.bike, `${bike.brand} ${bike.model}`] as const, [text.price, price] as const];
  return waits ? [...bikeAndPrice, [text.lastDay, dayIn(language, expiresAt)] as const] : bikeAndPrice;
};

type Words = { readonly subject: string; readonly opening: string; readonly closing?: string };

type Page = { readonly waits: boolean; readonly href: string };

const write = (transfer: ToldTransfer, words: Words, { language }: MailContext, { waits, href }: Page) =>
  compose({
    language,
    subject: words.subject,
    opening: words.opening,
    told: factsOf(transfer, language, waits),
    link: { href, text: transferTexts[language].open },
    closing: words.closing === undefined ? [] : [words.closing],
  });

const pageOf = ({ id }: ToldTransfer, { siteOrigin }: MailContext): string =>
  new URL(`/transfers/${encodeURIComponent(id)}`, siteOrigin).href;

/** A person who has no account is led to where they can make one: to everybody else the transfer is none. */
const invitedTo = (transfer: ToldTransfer, { codeSecret, siteOrigin }: MailContext): string | undefined => {
  const { id: transferId, buyerId, invitation } = transfer;
  if (buyerId !== undefined || invitation === undefined) return undefined;
  return invitationLink(codeSecret, { transferId, ...invitation }, siteOrigin);
};

const waiting: ReadonlySet<BuyerNews> = new Set(["offered", "changed", "reminder"]);
const buyerNews = ["offered", "changed", "reminder", "completed", "cancelled", "stopped", "expired"] as const;
const sellerNews = ["opened", "completed", "declined", "expired"] as const;

export const transferBuyer = defineMail<{ readonly news: BuyerNews; readonly transfer: ToldTransfer }>({
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

export const transferSeller = defineMail<{ readonly news: SellerNews; readonly transfer: ToldTransfer }>({
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

/** To an address that the seller had by mistake: the link would lead them nowhere. */
export const transferWithdrawn = defineMail<{ readonly transfer: ToldTransfer }>({
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
