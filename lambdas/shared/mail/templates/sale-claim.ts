import type { Language } from "#contract/accounts.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { claimLink } from "#lambdas/shared/tokens/claim-links.ts";
import { compose } from "./compose.ts";
import { dayIn } from "./day-in.ts";
import { defineMail } from "./define-mail.ts";

/** What the person who has bought a bike is told of it. */
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
    open: "Hämta cykeln",
    notYours: "Är det inte din cykel? Då kan du säga det på samma sida.",
    sold: {
      title: "Köpt i butik: hämta cykeln",
      subject: "Din cykel väntar på dig",
      opening:
        "Butiken har registrerat din nya cykel i Cykelregistret. Hämta den med BankID, så är den din i registret. Det kostar ingenting.",
    },
    invited: {
      title: "Köpt i butik tidigare: hämta cykeln",
      subject: "Cykeln du köpte väntar på dig",
      opening:
        "Butiken har registrerat cykeln som du köpte av dem i Cykelregistret. Hämta den med BankID, så är den din i registret. Det kostar ingenting.",
    },
    reminder: {
      title: "Köpt i butik: påminnelse",
      subject: "Din cykel väntar fortfarande på dig",
      opening:
        "Cykeln som du köpte är registrerad men inte hämtad. Blir den stulen kan du anmäla det här först när den är din i registret. Det tar en minut med BankID och kostar ingenting.",
    },
    "last-reminder": {
      title: "Köpt i butik: sista påminnelsen",
      subject: "Hämta din cykel innan den går tillbaka",
      opening:
        "Cykeln som du köpte är fortfarande inte hämtad, och om några dagar går registreringen tillbaka till butiken. Hämta den med BankID innan dess. Det tar en minut och kostar ingenting.",
    },
    claimed: {
      title: "Köpt i butik: hämtad",
      subject: "Cykeln är hämtad",
      opening:
        "Cykeln har hämtats med BankID och är nu sin ägares i registret. Var det inte du? Hör av dig till butiken eller till oss.",
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
        "Ingen hämtade cykeln i tid, så registreringen har gått tillbaka till butiken. Be butiken registrera den igen.",
    },
  },
  en: {
    bike: "Bike",
    store: "Store",
    lastDay: "Waiting for you until",
    open: "Claim the bike",
    notYours: "Not your bike? You can say so on the same page.",
    sold: {
      title: "Bought in a store: claim the bike",
      subject: "Your bike is waiting for you",
      opening:
        "The store has registered your new bike in Cykelregistret. Claim it with BankID and it’s yours in the register. It’s free.",
    },
    invited: {
      title: "Bought in a store earlier: claim the bike",
      subject: "The bike you bought is waiting for you",
      opening:
        "The store has registered the bike you bought from them in Cykelregistret. Claim it with BankID and it’s yours in the register. It’s free.",
    },
    reminder: {
      title: "Bought in a store: reminder",
      subject: "Your bike is still waiting for you",
      opening:
        "The bike you bought is registered but not claimed. If it’s stolen, you can only report it here once it’s yours in the register. It takes a minute with BankID, and it’s free.",
    },
    "last-reminder": {
      title: "Bought in a store: last reminder",
      subject: "Claim your bike before it goes back",
      opening:
        "The bike you bought still hasn’t been claimed, and in a few days the registration goes back to the store. Claim it with BankID before then. It takes a minute, and it’s free.",
    },
    claimed: {
      title: "Bought in a store: claimed",
      subject: "The bike has been claimed",
      opening:
        "The bike was claimed with BankID and now belongs to its owner in the register. Wasn’t it you? Contact the store or us.",
    },
    "taken-back": {
      title: "Bought in a store: taken back",
      subject: "The store has taken back the registration",
      opening:
        "The store has taken back the registration of the bike, and the link you were sent no longer works. Ask the store if you don’t know why.",
    },
    expired: {
      title: "Bought in a store: time ran out",
      subject: "The bike is no longer waiting for you",
      opening:
        "Nobody claimed the bike in time, so the registration went back to the store. Ask the store to register it again.",
    },
  },
} as const satisfies Record<Language, unknown>;

type Told = {
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

/** To the person who has bought a bike in a store, who need not have an account: no frame number, and nothing of anybody. */
export const saleClaim = defineMail<Told>({
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
      told: waits ? [...facts, [text.lastDay, dayIn(language, sale.claimableUntil)]] : facts,
      ...(waits && { link: { href: claimLink(codeSecret, sale, siteOrigin), text: text.open } }),
      closing: waits ? [text.notYours] : [],
      replyTo: supportEmail,
    });
  },
});
