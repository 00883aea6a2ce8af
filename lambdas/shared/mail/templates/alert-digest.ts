import type { Language } from "#contract/accounts.ts";
import type { AlertDigestItem } from "#lambdas/shared/table/items/alert.ts";
import { compose } from "./compose.ts";
import { defineMail } from "./define-mail.ts";

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

type Told = Pick<AlertDigestItem, "alerts">;
type News = AlertDigestItem["alerts"][number];

const linesOf = ({ bikes, more }: News, language: Language): string => {
  const text = texts[language];
  const named = bikes.map(({ title, place }) => (place === undefined ? title : text.in(title, place)));
  return [...named, ...(more > 0 ? [text.more(more)] : [])].join(", ");
};

/** Tells once a day what is new in the searches someone watches, by the names they gave them. */
export const alertDigest = defineMail<Told>({
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
      told: alerts.map((news) => [news.name, linesOf(news, language)] as const),
      link: { href: new URL("/ad-alert-notifications", siteOrigin).href, text: text.open },
      closing: [...(alerts.some(({ kind }) => kind === "stolen") ? [text.stolen] : []), text.daily],
    });
  },
});
