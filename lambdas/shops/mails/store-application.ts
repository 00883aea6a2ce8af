import type { Language } from "#contract/people/accounts.ts";
import { StoreApplicationState } from "#contract/shops/applications/applications.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { endOf } from "#lambdas/shops/answer-deadline.ts";
import { storeApplicationLink } from "#lambdas/shops/store-application-links.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import type { MailContext } from "#lambdas/platform/mail/mail-context.ts";

const texts = {
  sv: {
    company: "Företag",
    answerBy: "Svar senast",
    reason: "Skäl",
    question: "Fråga",
    follow: "Följ ansökan",
    answer: "Svara på frågan",
    again: "Ansök igen",
    unexpected: "Har du inte ansökt? Då har någon angett fel adress. Öppna länken och dra tillbaka ansökan.",
    pending: {
      title: "Partnerbutik: ansökan mottagen",
      subject: "Vi har fått er ansökan",
      opening: "Tack! Vi går igenom ansökan och svarar till den här adressen inom 1–2 arbetsdagar.",
      closing: "Länken visar hur det går. Där kan du också dra tillbaka ansökan.",
    },
    returned: {
      title: "Partnerbutik: fråga om ansökan",
      subject: "Vi har en fråga om er ansökan",
      opening: "Vi behöver veta lite mer innan vi kan svara på er ansökan.",
      closing:
        "Svara på sidan som länken går till, så fortsätter vi. Utan svar avslutas ansökan efter den dagen. Där kan du också dra tillbaka ansökan.",
    },
    reminder: "Påminnelse: vi har en fråga om er ansökan",
    withdrawn: {
      title: "Partnerbutik: ansökan återtagen",
      subject: "Er ansökan är tillbakadragen",
      opening: "Ansökan om att bli partnerbutik är tillbakadragen. Ni kan ansöka igen när ni vill.",
      closing: "Var det inte du? Svara på det här mejlet.",
    },
    lapsed: {
      title: "Partnerbutik: ansökan avslutad utan svar",
      subject: "Er ansökan är avslutad",
      opening: "Vi fick inget svar på vår fråga, så ansökan om att bli partnerbutik är avslutad.",
      closing: "Ni kan ansöka igen när ni vill.",
    },
    rejected: {
      title: "Partnerbutik: ansökan avslagen",
      subject: "Svar på er ansökan",
      opening: "Vi kan inte ta in er som partnerbutik just nu.",
      closing:
        "Ni kan rätta det som skälet säger och ansöka igen när ni vill. Har ni frågor om beslutet? Svara på det här mejlet.",
    },
    approved: {
      title: "Partnerbutik: ansökan godkänd",
      subject: "Svar på er ansökan",
      opening: "Välkomna som partnerbutik! Ett mejl till med ett tillfälligt lösenord är på väg hit.",
      closing: "Lösenordet gäller i 7 dagar. Om det hinner gå ut kan du svara på det här mejlet.",
    },
  },
  en: {
    company: "Company",
    answerBy: "Answer by",
    reason: "Reason",
    question: "Question",
    follow: "Follow the application",
    answer: "Answer the question",
    again: "Apply again",
    unexpected:
      "Didn’t apply? Then someone gave the wrong address. Open the link and withdraw the application.",
    pending: {
      title: "Partner shop: application received",
      subject: "We’ve got your application",
      opening: "Thank you! We’ll review it and reply to this address within 1–2 working days.",
      closing: "The link shows how it’s going. You can also withdraw the application there.",
    },
    returned: {
      title: "Partner shop: question about the application",
      subject: "We have a question about your application",
      opening: "We need to know a little more before we can answer your application.",
      closing:
        "Answer on the page the link leads to, and we’ll carry on. Without an answer by that day, the application ends. You can also withdraw it there.",
    },
    reminder: "Reminder: we have a question about your application",
    withdrawn: {
      title: "Partner shop: application withdrawn",
      subject: "Your application has been withdrawn",
      opening: "The application to become a partner shop has been withdrawn. You’re welcome to apply again.",
      closing: "If that wasn’t you, reply to this email.",
    },
    lapsed: {
      title: "Partner shop: application ended without an answer",
      subject: "Your application has ended",
      opening: "We got no answer to our question, so the application to become a partner shop has ended.",
      closing: "You’re welcome to apply again.",
    },
    rejected: {
      title: "Partner shop: application refused",
      subject: "About your application",
      opening: "We can’t take you on as a partner shop at the moment.",
      closing:
        "Put right what the reason says, and you’re welcome to apply again. Questions about the decision? Reply to this email.",
    },
    approved: {
      title: "Partner shop: application approved",
      subject: "About your application",
      opening:
        "Welcome aboard as a partner shop! Another email with a temporary password is on its way here.",
      closing: "The password works for 7 days. If it runs out, reply to this email.",
    },
  },
} as const satisfies Record<Language, unknown>;

type MailedApplication = Pick<
  StoreApplicationItem,
  "applicationId" | "salt" | "state" | "answerBy" | "reason" | "exchange" | "remindedOf"
> & {
  readonly company: Pick<StoreApplicationItem["company"], "name">;
};

const write = (
  application: MailedApplication,
  { language, siteOrigin, codeSecret, supportEmail, today }: MailContext,
) => {
  const { state, company, answerBy, reason, exchange } = application;
  const text = texts[language];
  const own = text[state];
  const isReturned = state === "returned";
  const isOpen = state === "pending" || isReturned;
  const lastQuestion = isReturned ? exchange.at(-1) : undefined;
  const isReminder = lastQuestion !== undefined && lastQuestion.askedAt === application.remindedOf;
  const lastDay = lastQuestion ? endOf(lastQuestion.askedAt) : `${answerBy}T12:00:00Z`;
  return compose({
    language,
    subject: isReminder ? text.reminder : own.subject,
    opening: own.opening,
    facts: [
      [text.company, company.name] as const,
      ...(isOpen ? [[text.answerBy, formatDay(language, lastDay)] as const] : []),
      ...(reason === undefined ? [] : [[text.reason, hidePersonalNumbers(reason, today)] as const]),
      ...(lastQuestion ? [[text.question, hidePersonalNumbers(lastQuestion.question, today)] as const] : []),
    ],
    ...(isOpen && {
      link: {
        href: storeApplicationLink(codeSecret, application, siteOrigin),
        text: isReturned ? text.answer : text.follow,
      },
    }),
    ...((state === "rejected" || state === "lapsed") && {
      link: { href: new URL("/register?for=store", siteOrigin).href, text: text.again },
    }),
    closing: [own.closing, ...(isOpen ? [text.unexpected] : [])],
    replyTo: supportEmail,
  });
};

export const storeApplication = defineMail<{ readonly application: MailedApplication }>({
  why: "address",
  samples: StoreApplicationState.options.map((state) => ({
    kind: state,
    title: { sv: texts.sv[state].title, en: texts.en[state].title },
    data: () => ({
      application: {
        applicationId: "application_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
        salt: "salt",
        state,
        answerBy: "2026-11-24",
        company: { name: "Cykelkällaren i Göteborg AB" },
        exchange:
          state === "returned"
            ? [
                {
                  question: "Säljer ni nya cyklar eller bara begagnade?",
                  askedAt: "2026-11-20T12:00:00.000Z",
                },
              ]
            : [],
        ...(state === "rejected" && { reason: "Vi tar bara in butiker som säljer cyklar." }),
      },
    }),
  })),
  render: ({ application }, context) => write(application, context),
});
