import { retention } from "#contract/privacy/retention.ts";
import { daysToUndo } from "#contract/platform/kept-days.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";

const idleMonths = retention.idleAccounts.period.amount;

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
    idle: {
      opening: `Ingen har loggat in på ditt konto på ${idleMonths} månader. Därför har vi stängt det, som vi skrev till dig.`,
      undo: `Vill du ha kvar det? Logga in inom ${daysToUndo} dagar och välj Ångra, så är allt som förut.`,
      signIn: "Logga in och behåll kontot",
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
      kept: "After that there’s no way back. Your bikes are removed from the register, and their history will only say “Previous owner”. We keep purchase records for seven years, as Swedish accounting law requires, but without your name.",
      refund:
        "Have you bought points you haven’t used? Reply to this email before then and we’ll refund them.",
      unexpected:
        "Didn’t ask for this? Sign in and undo it, then choose a new password under Forgot your password on the sign-in page.",
    },
    idle: {
      opening: `Nobody has signed in to your account for ${idleMonths} months, so we’ve closed it, as we wrote to you.`,
      undo: `Want to keep it? Sign in within ${daysToUndo} days and choose Undo, and everything will be as it was.`,
      signIn: "Sign in and keep the account",
    },
    reopened: {
      subject: "Your account is active again",
      opening: "You changed your mind. Your account won’t be deleted, and everything is as it was.",
      toBikes: "Show my bikes",
      unexpected:
        "Not you? Choose a new password right away, under Forgot your password on the sign-in page.",
    },
  },
} as const;

type ClosedAccount = {
  readonly eraseAt: string;
  readonly points: number;
  readonly closedFor?: "idle" | undefined;
};

const closedAccount = (now: Date): ClosedAccount => ({
  eraseAt: new Date(now.getTime() + daysToUndo * 86_400_000).toISOString(),
  points: 350,
});

export const accountClosed = defineMail<ClosedAccount>({
  why: "security",
  samples: [
    { title: { sv: "Kontot är stängt", en: "Account closed" }, data: closedAccount },
    {
      kind: "idle",
      title: {
        sv: "Kontot är stängt för att det inte används",
        en: "Account closed because nobody uses it",
      },
      data: (now) => ({ ...closedAccount(now), closedFor: "idle" }),
    },
  ],
  render: ({ eraseAt, points, closedFor }, { language, siteOrigin, supportEmail }) => {
    const isIdle = closedFor === "idle";
    const text = { ...texts[language].closed, ...(isIdle && texts[language].idle) };
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      facts: [
        [text.erased, formatDay(language, eraseAt)],
        ...(points > 0 ? [[text.lost, points.toLocaleString(language)] as const] : []),
      ],
      advice: [text.undo],
      link: { href: new URL("/auth", siteOrigin).href, text: text.signIn },
      closing: [text.kept, ...(points > 0 ? [text.refund] : []), ...(isIdle ? [] : [text.unexpected])],
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
