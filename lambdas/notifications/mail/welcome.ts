import type { Language } from "#contract/accounts.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";

const texts = {
  sv: {
    subject: "Välkommen till Cykelregistret",
    opening:
      "Ditt konto är klart. Registrera din cykel med kvittot och ramnumret, så ser alla som söker på den att den är din.",
    open: "Registrera en cykel",
    number: "Ramnumret sitter oftast under vevlagret. Ta en bild av det, så är det lätt att skriva av.",
    stolen: "Blir cykeln stulen anmäler du det i registret med två tryck, och till polisen på 114 14.",
    unexpected:
      "Har du inte skapat något konto? Då har någon angett din e-postadress. Hör av dig till oss på webbplatsen.",
  },
  en: {
    subject: "Welcome to Cykelregistret",
    opening:
      "Your account is ready. Register your bike with its receipt and frame number, and everybody who looks it up sees that it is yours.",
    open: "Register a bike",
    number: "The frame number is usually under the bottom bracket. A picture makes it easy to copy.",
    stolen: "If the bike is stolen, you report it here with two taps, and to the police on 114 14.",
    unexpected:
      "Did you not create an account? Then somebody has given your e-mail address. Get in touch with us on the site.",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** It greets nobody by name: a name can be typed by anybody. */
export const welcomeMail = (language: Language, siteOrigin: string): Mail => {
  const text = texts[language];
  return compose({
    language,
    subject: text.subject,
    opening: text.opening,
    link: { href: new URL("/bike-registration", siteOrigin).href, text: text.open },
    closing: [text.number, text.stolen, text.unexpected],
  });
};
