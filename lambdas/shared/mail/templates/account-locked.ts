import { compose } from "./compose.ts";
import { minuteIn } from "./day-in.ts";
import { defineMail } from "./define-mail.ts";

const texts = {
  sv: {
    when: "När",
    locked: {
      subject: "Ditt konto är låst",
      opening:
        "En administratör har låst ditt konto. Du är utloggad överallt och kan inte logga in så länge.",
      before: "Dina cyklar är kvar i registret, och ingenting raderas.",
      closing:
        "Undrar du varför, eller tycker du att det är fel? Svara på det här mejlet, så får du skälen och vi prövar det igen.",
    },
    unlocked: {
      subject: "Ditt konto är upplåst",
      opening: "En administratör har låst upp ditt konto. Du kan logga in igen.",
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
      before: "Your bikes are still in the registry, and nothing is being deleted.",
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

/** Tells the owner that an administrator has locked their account, and whom to ask. The reasons may name others, and are given by support. */
export const accountLocked = defineMail<{ readonly lockedAt: string }>({
  why: "security",
  isOfTheMoment: true,
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
      told: [[when, minuteIn(language, lockedAt)]],
      before: [locked.before],
      closing: [locked.closing],
      replyTo: supportEmail,
    });
  },
});

export const accountUnlocked = defineMail({
  why: "security",
  isOfTheMoment: true,
  samples: [{ title: { sv: "Kontot är upplåst", en: "Account unlocked" }, data: () => ({}) }],
  render: (_data, { language, siteOrigin, supportEmail }) => {
    const { subject, opening, before, signIn, closing } = texts[language].unlocked;
    return compose({
      language,
      subject,
      opening,
      before: [before],
      link: { href: new URL("/auth", siteOrigin).href, text: signIn },
      closing: [closing],
      replyTo: supportEmail,
    });
  },
});
