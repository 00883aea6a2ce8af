import type { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const kinds = ["asked", "refused", "unanswered"] as const;
type News = (typeof kinds)[number];
type MailData = Pick<TransferRequestItem, "bike"> & { readonly requestId: string; readonly news: News };

const texts = {
  sv: {
    bike: "Cykel",
    asked: {
      subject: "Någon vill ta över din cykel",
      opening:
        "Någon som har styrkt sin identitet vill stå som ägare till cykeln. Har du sålt eller gett bort den godkänner du. Stämmer det inte säger du nej, och då händer ingenting. Din e-postadress visas inte.",
      open: "Visa förfrågan",
    },
    refused: {
      subject: "Ägaren sa nej",
      opening:
        "Ägaren har sagt nej till ägarbytet. Har du köpt cykeln ber du säljaren välja Byt ägare på cykelns sida, eller hör av dig till oss med kvittot.",
      open: "Kontakta oss",
    },
    unanswered: {
      subject: "Ägaren har inte svarat",
      opening:
        "Ägaren har inte svarat på din förfrågan om ägarbyte, och tiden för att svara har gått ut. Du kan fråga igen. Har du köpt cykeln kan du också be säljaren välja Byt ägare på cykelns sida, eller höra av dig till oss med kvittot.",
      open: "Kontakta oss",
    },
    titles: {
      asked: "Begärt ägarbyte: till ägaren",
      refused: "Begärt ägarbyte: ägaren sa nej",
      unanswered: "Begärt ägarbyte: inget svar",
    },
  },
  en: {
    bike: "Bike",
    asked: {
      subject: "Someone wants to take over your bike",
      opening:
        "Someone with a verified identity wants to become the owner of your bike. If you’ve sold it or given it away, approve. If not, say no and nothing happens. Your email address isn’t shown.",
      open: "Show the request",
    },
    refused: {
      subject: "The owner said no",
      opening:
        "The owner has said no to transferring the bike. If you’ve bought it, ask the seller to choose Transfer the bike on its page, or contact us with the receipt.",
      open: "Contact us",
    },
    unanswered: {
      subject: "The owner hasn’t answered",
      opening:
        "The owner hasn’t answered your request to take over the bike, and the time to answer is up. You can ask again. If you’ve bought it, you can also ask the seller to choose Transfer the bike on its page, or contact us with the receipt.",
      open: "Contact us",
    },
    titles: {
      asked: "Requested transfer: to the owner",
      refused: "Requested transfer: the owner said no",
      unanswered: "Requested transfer: no answer",
    },
  },
} as const;

const sample = { requestId: "request_0000000000000000000000000000000000000000000" };
const bike = { brand: "Crescent", model: "Femto" };

/** Names nobody and shows no frame number. */
export const transferRequest = defineMail<MailData>({
  why: "account",
  samples: kinds.map((news) => ({
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
      facts: [[words.bike, `${brand} ${model}`]],
      link: { href: new URL(page, siteOrigin).href, text: open },
      closing: [],
    });
  },
});
