import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const texts = {
  sv: {
    subject: "Välkommen till Cykelregistret",
    opening:
      "Ditt konto är klart. Registrera din cykel med kvittot och ramnumret, så kan du alltid visa att den är din.",
    open: "Registrera en cykel",
    number: "Ramnumret sitter oftast under vevpartiet. Ta en bild av det, så är det lätt att skriva av.",
    stolen: "Blir cykeln stulen anmäler du det i registret på en minut, och till polisen på 114 14.",
    unexpected:
      "Har du inte skapat något konto? Då har någon angett din e-postadress. Hör av dig till oss på webbplatsen.",
  },
  en: {
    subject: "Welcome to Cykelregistret",
    opening:
      "Your account is ready. Register your bike with its receipt and frame number, and you can always show that it’s yours.",
    open: "Register a bike",
    number:
      "The frame number is usually under the bottom bracket. Take a photo of it, and it’s easy to copy.",
    stolen: "If the bike is stolen, report it here in a minute, and to the police on 114 14.",
    unexpected:
      "Didn’t create an account? Then someone has given your email address. Contact us through the website.",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Greets nobody by name: anyone can type a name. */
export const welcome = defineMail({
  why: "account",
  samples: [{ title: { sv: "Välkommen", en: "Welcome" }, data: () => ({}) }],
  render: (_, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      link: { href: new URL("/bike-registration", siteOrigin).href, text: text.open },
      closing: [text.number, text.stolen, text.unexpected],
    });
  },
});
