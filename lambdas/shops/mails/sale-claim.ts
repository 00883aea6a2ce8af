import type { Language } from "#contract/people/accounts.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import { claimLink } from "#lambdas/shops/claim-links.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

export type SaleNews =
  | "sold"
  | "invited"
  | "reminder"
  | "last-reminder"
  | "claimed"
  | "taken-back"
  | "expired";

const texts = {
  sv: {
    bike: "Cykel",
    store: "Butik",
    lastDay: "Väntar på dig till",
    open: "Registrera cykeln på dig",
    notYours: "Är det inte din cykel? Då kan du säga det på samma sida.",
    sold: {
      title: "Köpt i butik: registrera cykeln på dig",
      subject: "Din cykel väntar på dig",
      opening:
        "Butiken har lagt in din nya cykel i Cykelregistret. Registrera den på dig med BankID, så står du som ägare. Det kostar ingenting.",
    },
    invited: {
      title: "Köpt i butik tidigare: registrera cykeln på dig",
      subject: "Cykeln du köpte väntar på dig",
      opening:
        "Butiken har lagt in cykeln som du köpte där i Cykelregistret. Registrera den på dig med BankID, så står du som ägare. Det kostar ingenting.",
    },
    reminder: {
      title: "Köpt i butik: påminnelse",
      subject: "Din cykel väntar fortfarande på dig",
      opening:
        "Cykeln som du köpte är ännu inte registrerad på dig. Blir den stulen kan du anmäla det här först när du står som ägare. Det tar en minut med BankID och kostar ingenting.",
    },
    "last-reminder": {
      title: "Köpt i butik: sista påminnelsen",
      subject: "Registrera cykeln på dig innan tiden går ut",
      opening:
        "Cykeln som du köpte är fortfarande inte registrerad på dig, och om några dagar går registreringen tillbaka till butiken. Registrera den på dig med BankID innan dess. Det tar en minut och kostar ingenting.",
    },
    claimed: {
      title: "Köpt i butik: registrerad på köparen",
      subject: "Cykeln är registrerad på sin ägare",
      opening:
        "Cykeln har registrerats på sin ägare med BankID. Var det inte du? Hör av dig till butiken eller till oss.",
    },
    "taken-back": {
      title: "Köpt i butik: ångrad av butiken",
      subject: "Butiken har tagit tillbaka registreringen",
      opening:
        "Butiken har tagit tillbaka registreringen av cykeln, och länken som du fick gäller inte längre. Fråga butiken om du inte vet varför.",
    },
    expired: {
      title: "Köpt i butik: tiden gick ut",
      subject: "Cykeln väntar inte längre på dig",
      opening:
        "Ingen registrerade cykeln på sig i tid, så registreringen har gått tillbaka till butiken. Be butiken registrera den igen.",
    },
  },
  en: {
    bike: "Bike",
    store: "Shop",
    lastDay: "Waiting for you until",
    open: "Claim the bike",
    notYours: "Not your bike? You can say so on the same page.",
    sold: {
      title: "Bought in a shop: claim the bike",
      subject: "Your bike is waiting for you",
      opening:
        "The shop has registered your new bike in Cykelregistret. Claim it with BankID and it’s yours in the register. It’s free.",
    },
    invited: {
      title: "Bought in a shop earlier: claim the bike",
      subject: "The bike you bought is waiting for you",
      opening:
        "The shop has registered the bike you bought from them in Cykelregistret. Claim it with BankID and it’s yours in the register. It’s free.",
    },
    reminder: {
      title: "Bought in a shop: reminder",
      subject: "Your bike is still waiting for you",
      opening:
        "The bike you bought is registered but not claimed. If it’s stolen, you can only report it here once it’s yours in the register. It takes a minute with BankID, and it’s free.",
    },
    "last-reminder": {
      title: "Bought in a shop: last reminder",
      subject: "Claim your bike before it goes back",
      opening:
        "The bike you bought still hasn’t been claimed, and in a few days the registration goes back to the shop. Claim it with BankID before then. It takes a minute, and it’s free.",
    },
    claimed: {
      title: "Bought in a shop: claimed",
      subject: "The bike has been claimed",
      opening:
        "The bike was claimed with BankID and now belongs to its owner in the register. If that wasn’t you, contact the shop or us.",
    },
    "taken-back": {
      title: "Bought in a shop: taken back",
      subject: "The shop has taken back the registration",
      opening:
        "The shop has taken back the registration of the bike, and the link you were sent no longer works. Ask the shop if you don’t know why.",
    },
    expired: {
      title: "Bought in a shop: time ran out",
      subject: "The bike is no longer waiting for you",
      opening:
        "Nobody claimed the bike in time, so the registration went back to the shop. Ask the shop to register it again.",
    },
  },
} as const satisfies Record<Language, unknown>;

type SaleMail = {
  readonly news: SaleNews;
  readonly sale: Pick<
    SaleItem,
    "storeId" | "saleId" | "salt" | "store" | "brand" | "model" | "claimableUntil"
  >;
};

const sample = {
  storeId: "store_vadstena",
  saleId: "sale_00000000000000000000000000",
  salt: "c2FsdA",
  store: "Cykelboden i Vadstena",
  brand: "Crescent",
  model: "Femto",
};

const newsOfSales = [
  "sold",
  "invited",
  "reminder",
  "last-reminder",
  "claimed",
  "taken-back",
  "expired",
] as const satisfies readonly SaleNews[];

const month = 30 * 24 * 60 * 60 * 1000;

/** Goes to buyers, who may have no account, so it contains no frame number and no personal data. */
export const saleClaim = defineMail<SaleMail>({
  why: "address",
  samples: newsOfSales.map((news) => ({
    kind: news,
    title: { sv: texts.sv[news].title, en: texts.en[news].title },
    data: (now) => ({
      news,
      sale: { ...sample, claimableUntil: new Date(now.getTime() + month).toISOString() },
    }),
  })),
  render: ({ news, sale }, { language, siteOrigin, codeSecret, supportEmail }) => {
    const text = texts[language];
    const { subject, opening } = text[news];
    const waits = news === "sold" || news === "invited" || news === "reminder" || news === "last-reminder";
    const facts = [
      [text.bike, `${sale.brand} ${sale.model}`],
      [text.store, sale.store],
    ] as const;
    return compose({
      language,
      subject,
      opening,
      facts: waits ? [...facts, [text.lastDay, formatDay(language, sale.claimableUntil)]] : facts,
      ...(waits && { link: { href: claimLink(codeSecret, sale, siteOrigin), text: text.open } }),
      closing: waits ? [text.notYours] : [],
      replyTo: supportEmail,
    });
  },
});
