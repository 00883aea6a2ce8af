import { retention } from "#contract/privacy/retention.ts";
import { daysToUndo } from "#contract/platform/kept-days.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";

const months = retention.idleWarnings.period.amount;

const texts = {
  sv: {
    subject: "Vill du ha kvar ditt konto?",
    opening: `Ingen har loggat in på ditt konto på ${months} månader. Vill du ha kvar det räcker det att du loggar in. Annars stänger vi det.`,
    closes: "Stängs",
    points: "Poäng i kontot",
    forgotten: "Har du glömt lösenordet väljer du ett nytt under Glömt lösenordet på inloggningssidan.",
    signIn: "Logga in och behåll kontot",
    bikes: `Cyklar som du har registrerat är kvar i ${daysToUndo} dagar efter att kontot har stängts, och så länge kan du logga in och ångra. Sedan tas de bort ur registret: den som söker på ramnumret hittar dem inte, och du kan inte anmäla dem stulna här. I historiken står det bara ”Tidigare ägare”. Registrerar någon annan samma ramnummer inom två år granskar vi det först.`,
    refund: "Har du köpt poäng som du inte har använt? Svara på det här mejlet, så betalar vi tillbaka dem.",
  },
  en: {
    subject: "Do you want to keep your account?",
    opening: `Nobody has signed in to your account for ${months} months. To keep it, you only have to sign in. Otherwise we’ll close it.`,
    closes: "Closes on",
    points: "Points in the account",
    forgotten:
      "If you’ve forgotten your password, choose a new one under Forgot your password on the sign-in page.",
    signIn: "Sign in and keep the account",
    bikes: `Bikes you’ve registered stay for ${daysToUndo} days after the account is closed, and until then you can sign in and undo it. After that they’re removed from the register: people who search for the frame number won’t find them, and you can’t report them stolen here. Their history will only say “Previous owner”. If somebody else registers the same frame number within two years, we review it first.`,
    refund: "Have you bought points you haven’t used? Reply to this email and we’ll refund them.",
  },
} as const;

type IdleAccount = { readonly at: string; readonly points: number };

/** Warns the owner of an account that nobody uses. It is no longer true once they sign in. */
export const accountIdle = defineMail<IdleAccount>({
  why: "account",
  isTimeSensitive: true,
  samples: [
    {
      title: { sv: "Kontot används inte", en: "Account isn’t used" },
      data: (now) => ({ at: new Date(now.getTime() + 30 * 86_400_000).toISOString(), points: 350 }),
    },
  ],
  render: ({ at, points }, { language, siteOrigin, supportEmail }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      facts: [
        [text.closes, formatDay(language, at)],
        ...(points > 0 ? [[text.points, points.toLocaleString(language)] as const] : []),
      ],
      advice: [text.forgotten],
      link: { href: new URL("/auth", siteOrigin).href, text: text.signIn },
      closing: [text.bikes, ...(points > 0 ? [text.refund] : [])],
      replyTo: supportEmail,
    });
  },
});
