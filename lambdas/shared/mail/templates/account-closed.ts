import { daysToUndo } from "#contract/closing.ts";
import { compose } from "./compose.ts";
import { defineMail } from "./define-mail.ts";
import { dayIn } from "./day-in.ts";

const texts = {
  sv: {
    closed: {
      subject: "Ditt konto är stängt",
      opening: "Du har bett oss ta bort ditt konto. Det är stängt nu, och du är utloggad överallt.",
      erased: "Raderas",
      lost: "Poäng som försvinner",
      undo: `Ångrar du dig? Logga in inom ${daysToUndo} dagar och välj Ångra, så är allt som förut.`,
      signIn: "Logga in och ångra",
      kept: "Efter det går det inte att få tillbaka. Dina cyklar tas bort ur registret, och i deras historik står det bara ”Tidigare ägare”. Underlag för köp sparar vi i sju år, som bokföringslagen kräver, utan ditt namn.",
      refund:
        "Har du köpt poäng som du inte har använt? Svara på det här mejlet före dess, så betalar vi tillbaka dem.",
      unexpected:
        "Har du inte bett om det här? Logga in och ångra, och välj sedan ett nytt lösenord under Glömt lösenordet på inloggningssidan.",
    },
    reopened: {
      subject: "Ditt konto är aktivt igen",
      opening: "Du har ångrat dig. Ditt konto tas inte bort, och allt i det är som förut.",
      toBikes: "Visa mina cyklar",
      unexpected:
        "Var det inte du? Välj genast ett nytt lösenord under Glömt lösenordet på inloggningssidan.",
    },
  },
  en: {
    closed: {
      subject: "Your account is closed",
      opening: "You asked us to delete your account. It’s now closed, and you’re signed out everywhere.",
      erased: "Erased on",
      lost: "Points you’ll lose",
      undo: `Changed your mind? Sign in within ${daysToUndo} days and choose Undo, and everything will be as it was.`,
      signIn: "Sign in and undo",
      kept: "After that there’s no way back. Your bikes are removed from the registry, and their history will only say “Previous owner”. We keep purchase records for seven years, as Swedish accounting law requires, but without your name.",
      refund:
        "Have you bought points you haven’t used? Reply to this email before then and we’ll refund them.",
      unexpected:
        "Didn’t ask for this? Sign in and undo it, then choose a new password under Forgot your password on the sign-in page.",
    },
    reopened: {
      subject: "Your account is active again",
      opening: "You changed your mind. Your account won’t be deleted, and everything is as it was.",
      toBikes: "Show my bikes",
      unexpected:
        "Wasn’t you? Choose a new password right away, under Forgot your password on the sign-in page.",
    },
  },
} as const;

export type ClosedAccount = { readonly eraseAt: string; readonly points: number };

/** Confirms that an account is closed: when it is erased, what is lost then, and how to change one's mind. */
export const accountClosed = defineMail<ClosedAccount>({
  why: "security",
  samples: [
    {
      title: { sv: "Kontot är stängt", en: "Account closed" },
      data: (now) => ({
        eraseAt: new Date(now.getTime() + daysToUndo * 86_400_000).toISOString(),
        points: 350,
      }),
    },
  ],
  render: ({ eraseAt, points }, { language, siteOrigin, supportEmail }) => {
    const text = texts[language].closed;
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      told: [
        [text.erased, dayIn(language, eraseAt)],
        ...(points > 0 ? [[text.lost, points.toLocaleString(language)] as const] : []),
      ],
      before: [text.undo],
      link: { href: new URL("/auth", siteOrigin).href, text: text.signIn },
      closing: [text.kept, ...(points > 0 ? [text.refund] : []), text.unexpected],
      replyTo: supportEmail,
    });
  },
});

export const accountReopened = defineMail({
  why: "security",
  samples: [{ title: { sv: "Kontot är aktivt igen", en: "Account active again" }, data: () => ({}) }],
  render: (_, { language, siteOrigin }) => {
    const text = texts[language].reopened;
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      link: { href: new URL("/my-bikes", siteOrigin).href, text: text.toBikes },
      closing: [text.unexpected],
    });
  },
});
