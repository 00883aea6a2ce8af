import { daysToRegret } from "#contract/closing.ts";
import type { Language } from "#contract/accounts.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";
import { dayIn } from "./day-in.ts";
import type { Stationery } from "./stationery.ts";

const texts = {
  sv: {
    closed: {
      subject: "Ditt konto är stängt",
      opening: "Du har bett oss ta bort ditt konto. Det är stängt nu, och du är utloggad överallt.",
      erased: "Raderas",
      lost: "Poäng som försvinner",
      regret: `Ångrar du dig? Logga in inom ${daysToRegret} dagar och välj Ångra, så är allt som förut.`,
      signIn: "Logga in och ångra",
      kept: "Efter det går det inte att få tillbaka. Dina cyklar tas bort ur registret, och i deras historik står det bara ”Tidigare ägare”. Underlag för köp sparar vi i sju år, som bokföringslagen kräver, utan ditt namn.",
      refund:
        "Har du köpt poäng som du inte har använt? Svara på det här mejlet före dess, så betalar vi tillbaka dem.",
      unexpected:
        "Har du inte bett om det här? Logga in och ångra, och välj sedan ett nytt lösenord under Glömt lösenordet på inloggningssidan.",
    },
    reopened: {
      subject: "Ditt konto är öppet igen",
      opening: "Du har ångrat dig. Ditt konto tas inte bort, och allt i det är som förut.",
      toBikes: "Visa mina cyklar",
      unexpected:
        "Var det inte du? Välj genast ett nytt lösenord under Glömt lösenordet på inloggningssidan.",
    },
  },
  en: {
    closed: {
      subject: "Your account is closed",
      opening: "You asked us to delete your account. It is closed now, and you are signed out everywhere.",
      erased: "Erased on",
      lost: "Points that are lost",
      regret: `Changed your mind? Sign in within ${daysToRegret} days and choose Undo, and everything is as before.`,
      signIn: "Sign in and undo",
      kept: "After that it cannot be brought back. Your bikes are removed from the registry, and their history says only “Former owner”. Records of purchases are kept for seven years, as the Swedish bookkeeping act demands, without your name.",
      refund:
        "Have you bought points that you have not used? Answer this mail before then, and we will refund them.",
      unexpected:
        "Did you not ask for this? Sign in and undo it, then choose a new password under Forgotten your password on the sign-in page.",
    },
    reopened: {
      subject: "Your account is open again",
      opening: "You changed your mind. Your account will not be deleted, and everything in it is as before.",
      toBikes: "Show my bikes",
      unexpected:
        "Was it not you? Choose a new password at once, under Forgotten your password on the sign-in page.",
    },
  },
} as const;

export type ClosedAccount = { readonly eraseAt: string; readonly points: number };

/** Confirms that an account is closed: when it is erased, what is lost then, and how to change one's mind. */
export const accountClosedMail = (
  { eraseAt, points }: ClosedAccount,
  { language, siteOrigin, supportEmail }: Pick<Stationery, "language" | "siteOrigin" | "supportEmail">,
): Mail => {
  const text = texts[language].closed;
  return compose({
    language,
    subject: text.subject,
    opening: text.opening,
    told: [
      [text.erased, dayIn(language, eraseAt)],
      ...(points > 0 ? [[text.lost, String(points)] as const] : []),
    ],
    before: [text.regret],
    link: { href: new URL("/auth", siteOrigin).href, text: text.signIn },
    closing: [text.kept, ...(points > 0 ? [text.refund] : []), text.unexpected],
    replyTo: supportEmail,
  });
};

export const accountReopenedMail = (language: Language, siteOrigin: string): Mail => {
  const text = texts[language].reopened;
  return compose({
    language,
    subject: text.subject,
    opening: text.opening,
    link: { href: new URL("/my-bikes", siteOrigin).href, text: text.toBikes },
    closing: [text.unexpected],
  });
};
