import type { Language } from "#contract/people/accounts.ts";
import type { AlertDigestItem } from "#lambdas/ads/items/alert.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { kronor } from "#lambdas/platform/mail/kronor.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const texts = {
  sv: {
    subject: "Nytt i dina bevakningar",
    opening: "Det här är nytt sedan sist i det du bevakar.",
    in: (title: string, place: string) => `${title} i ${place}`,
    more: (count: number) => `och ${count} till`,
    open: "Visa bevakningarna",
    stolen: "Har du sett en av de stulna cyklarna? Rapportera det på cykelns kort. Konfrontera ingen.",
    daily: "Vi skickar högst ett mejl om dagen, och bara när det finns något nytt.",
  },
  en: {
    subject: "New in your alerts",
    opening: "Here’s what’s new in your alerts since last time.",
    in: (title: string, place: string) => `${title} in ${place}`,
    more: (count: number) => `and ${count} more`,
    open: "Show your alerts",
    stolen: "Have you seen one of the stolen bikes? Report it on the bike’s card. Don’t confront anyone.",
    daily: "We send at most one email a day, and only when there’s something new.",
  },
} as const satisfies Record<Language, object>;

type Digest = Pick<AlertDigestItem, "alerts">;
type DigestEntry = AlertDigestItem["alerts"][number];

const linesOf = ({ bikes, more }: DigestEntry, language: Language): string => {
  const text = texts[language];
  const named = bikes.map(({ title, place, price }) => {
    const where = place === undefined ? title : text.in(title, place);
    return price === undefined ? where : `${where} (${kronor(language, price * 100)})`;
  });
  return [...named, ...(more > 0 ? [text.more(more)] : [])].join(", ");
};

/** Lists a day's new hits by the names that the person gave their alerts. */
export const alertDigest = defineMail<Digest>({
  why: "alerts",
  samples: [
    {
      title: { sv: "Nytt i bevakningar", en: "New in alerts" },
      data: () => ({
        alerts: [
          {
            name: "Mammas Crescent",
            kind: "stolen",
            bikes: [{ title: "Crescent Femto", place: "Uppsala" }, { title: "Crescent Elina" }],
            more: 2,
          },
          {
            name: "Lådcykel",
            kind: "ads",
            bikes: [{ title: "Christiania Box", place: "Lund", price: 12_000 }],
            more: 0,
          },
        ],
      }),
    },
  ],
  render: ({ alerts }, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      facts: alerts.map((entry) => [entry.name, linesOf(entry, language)] as const),
      link: { href: new URL("/ad-alert-notifications", siteOrigin).href, text: text.open },
      closing: [...(alerts.some(({ kind }) => kind === "stolen") ? [text.stolen] : []), text.daily],
    });
  },
});
