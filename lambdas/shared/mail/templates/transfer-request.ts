import type { TransferRequestItem } from "#lambdas/shared/table/items/transfer-request.ts";
import { compose } from "./compose.ts";
import { defineMail } from "./define-mail.ts";

type News = "asked" | "refused";
type Told = Pick<TransferRequestItem, "bike"> & { readonly requestId: string; readonly news: News };

const texts = {
  sv: {
    bike: "Cykel",
    asked: {
      subject: "Någon vill ta över din cykel",
      opening:
        "Någon som har styrkt sin identitet frågar om cykeln är deras nu. Har du sålt eller gett bort den godkänner du. Stämmer det inte säger du nej, och då händer ingenting. Din e-postadress visas inte.",
      open: "Visa förfrågan",
    },
    refused: {
      subject: "Ägaren sa nej",
      opening:
        "Ägaren har sagt nej till att överlåta cykeln. Har du köpt den ber du säljaren starta ägarbytet, eller så hör du av dig till oss med kvittot.",
      open: "Kontakta oss",
    },
    titles: { asked: "Begärd överlåtelse: till ägaren", refused: "Begärd överlåtelse: ägaren sa nej" },
  },
  en: {
    bike: "Bike",
    asked: {
      subject: "Someone wants to take over your bike",
      opening:
        "Someone who has proved who they are asks whether the bike is theirs now. If you’ve sold it or given it away, approve. If that’s not right, say no and nothing happens. Your email address isn’t shown.",
      open: "Show the request",
    },
    refused: {
      subject: "The owner said no",
      opening:
        "The owner has said no to transferring the bike. If you’ve bought it, ask the seller to start the transfer, or contact us with the receipt.",
      open: "Contact us",
    },
    titles: { asked: "Requested transfer: to the owner", refused: "Requested transfer: the owner said no" },
  },
} as const;

const sample = { requestId: "request_0000000000000000000000000000000000000000000" };
const bike = { brand: "Crescent", model: "Femto" };

/** About asking an owner for their bike: no names, and no frame number. */
export const transferRequest = defineMail<Told>({
  why: "account",
  samples: (["asked", "refused"] as const).map((news) => ({
    kind: news,
    title: { sv: texts.sv.titles[news], en: texts.en.titles[news] },
    data: () => ({ ...sample, bike, news }),
  })),
  render: ({ news, requestId, bike: { brand, model } }, { language, siteOrigin }) => {
    const words = texts[language];
    const { subject, opening, open } = words[news];
    const page = news === "asked" ? `/transfer-requests/${encodeURIComponent(requestId)}` : "/contact";
    return compose({
      language,
      subject,
      opening,
      told: [[words.bike, `${brand} ${model}`]],
      link: { href: new URL(page, siteOrigin).href, text: open },
      closing: [],
    });
  },
});
