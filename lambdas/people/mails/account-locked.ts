import { compose } from "#lambdas/platform/mail/compose.ts";
import { formatDayAndTime } from "#lambdas/platform/mail/format-day.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const texts = {
  sv: {
    when: "När",
    locked: {
      subject: "Ditt konto är låst",
      opening: "En handläggare har låst ditt konto. Du är utloggad överallt och kan inte logga in just nu.",
      before: "Dina cyklar är kvar i registret, och ingenting raderas.",
      closing:
        "Undrar du varför, eller tycker du att det är fel? Svara på det här mejlet, så får du skälen och vi prövar det igen.",
    },
    unlocked: {
      subject: "Ditt konto är upplåst",
      opening: "En handläggare har låst upp ditt konto. Du kan logga in igen.",
      before: "Allt i det är som förut.",
      signIn: "Logga in",
      closing: "Har du frågor? Svara på det här mejlet.",
    },
  },
  en: {
    when: "When",
    locked: {
      subject: "Your account is locked",
      opening:
        "An administrator has locked your account. You’re signed out everywhere and can’t sign in for now.",
      before: "Your bikes are still in the register, and nothing is being deleted.",
      closing:
        "Want to know why, or think it’s wrong? Reply to this email. We’ll give you the reasons and look at it again.",
    },
    unlocked: {
      subject: "Your account is unlocked",
      opening: "An administrator has unlocked your account. You can sign in again.",
      before: "Everything in it is as it was.",
      signIn: "Sign in",
      closing: "Have any questions? Reply to this email.",
    },
  },
} as const;

/** Gives no reasons, since they may name others; support gives them. */
export const accountLocked = defineMail<{ readonly lockedAt: string }>({
  why: "security",
  isTimeSensitive: true,
  samples: [
    {
      title: { sv: "Kontot är låst", en: "Account locked" },
      data: (now) => ({ lockedAt: now.toISOString() }),
    },
  ],
  render: ({ lockedAt }, { language, supportEmail }) => {
    const { when, locked } = texts[language];
    return compose({
      language,
      subject: locked.subject,
      opening: locked.opening,
      facts: [[when, formatDayAndTime(language, lockedAt)]],
      advice: [locked.before],
      closing: [locked.closing],
      replyTo: supportEmail,
    });
  },
});

export const accountUnlocked = defineMail({
  why: "security",
  isTimeSensitive: true,
  samples: [{ title: { sv: "Kontot är upplåst", en: "Account unlocked" }, data: () => ({}) }],
  render: (_data, { language, siteOrigin, supportEmail }) => {
    const { subject, opening, before, signIn, closing } = texts[language].unlocked;
    return compose({
      language,
      subject,
      opening,
      advice: [before],
      link: { href: new URL("/auth", siteOrigin).href, text: signIn },
      closing: [closing],
      replyTo: supportEmail,
    });
  },
});
