import type { Language } from "#contract/accounts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";
import { storeApplicationLink } from "#lambdas/shared/tokens/store-application-links.ts";
import { compose } from "./compose.ts";
import { dayIn } from "./day-in.ts";
import { defineMail } from "./define-mail.ts";
import type { MailContext } from "./mail-context.ts";

const texts = {
  sv: {
    company: "Företag",
    answerBy: "Svar senast",
    reason: "Skäl",
    follow: "Följ ansökan",
    unexpected: "Har du inte ansökt? Då har någon angett fel adress. Öppna länken och dra tillbaka ansökan.",
    pending: {
      title: "Partnerbutik: ansökan mottagen",
      subject: "Vi har fått er ansökan",
      opening: "Tack! Vi går igenom ansökan och svarar till den här adressen inom 1–2 arbetsdagar.",
      closing: "Länken visar hur det går. Där kan du också dra tillbaka ansökan.",
    },
    withdrawn: {
      title: "Partnerbutik: ansökan återtagen",
      subject: "Er ansökan är tillbakadragen",
      opening: "Ansökan om att bli partnerbutik är tillbakadragen. Ni kan ansöka igen när ni vill.",
      closing: "Var det inte du? Svara på det här mejlet.",
    },
    rejected: {
      title: "Partnerbutik: ansökan avslagen",
      subject: "Svar på er ansökan",
      opening: "Vi kan inte ta in er som partnerbutik just nu.",
      closing: "Har ni frågor om beslutet? Svara på det här mejlet.",
    },
    approved: {
      title: "Partnerbutik: ansökan godkänd",
      subject: "Svar på er ansökan",
      opening: "Välkomna som partnerbutik! Ett mejl till med ett tillfälligt lösenord är på väg hit.",
      closing: "Lösenordet gäller i 7 dagar. Hinner det gå ut svarar du på det här mejlet.",
    },
  },
  en: {
    company: "Company",
    answerBy: "Answer by",
    reason: "Reason",
    follow: "Follow the application",
    unexpected:
      "Didn’t apply? Then someone gave the wrong address. Open the link and withdraw the application.",
    pending: {
      title: "Partner store: application received",
      subject: "We’ve got your application",
      opening: "Thank you! We’ll review it and reply to this address within 1–2 working days.",
      closing: "The link shows how it’s going. You can also withdraw the application there.",
    },
    withdrawn: {
      title: "Partner store: application withdrawn",
      subject: "Your application has been withdrawn",
      opening: "The application to become a partner store has been withdrawn. You’re welcome to apply again.",
      closing: "Wasn’t it you? Reply to this email.",
    },
    rejected: {
      title: "Partner store: application refused",
      subject: "About your application",
      opening: "We can’t take you on as a partner store at the moment.",
      closing: "Questions about the decision? Reply to this email.",
    },
    approved: {
      title: "Partner store: application approved",
      subject: "About your application",
      opening: "Welcome as a partner store! Another email with a temporary password is on its way here.",
      closing: "The password works for 7 days. If it runs out, reply to this email.",
    },
  },
} as const satisfies Record<Language, unknown>;

const states = ["pending", "withdrawn", "rejected", "approved"] as const;

/** What the mails say of an application. */
type Told = Pick<StoreApplicationItem, "applicationId" | "salt" | "state" | "answerBy" | "reason"> & {
  readonly company: Pick<StoreApplicationItem["company"], "name">;
};

const write = (application: Told, { language, siteOrigin, codeSecret, supportEmail, today }: MailContext) => {
  const { state, company, answerBy, reason } = application;
  const text = texts[language];
  const own = text[state];
  const isOpen = state === "pending";
  return compose({
    language,
    subject: own.subject,
    opening: own.opening,
    told: [
      [text.company, company.name] as const,
      ...(isOpen ? [[text.answerBy, dayIn(language, `${answerBy}T12:00:00Z`)] as const] : []),
      ...(reason === undefined ? [] : [[text.reason, hidePersonalNumbers(reason, today)] as const]),
    ],
    ...(isOpen && {
      link: { href: storeApplicationLink(codeSecret, application, siteOrigin), text: text.follow },
    }),
    closing: [own.closing, ...(isOpen ? [text.unexpected] : [])],
    replyTo: supportEmail,
  });
};

/** Tells an applicant that their application has come, and what became of it. */
export const storeApplication = defineMail<{ readonly application: Told }>({
  why: "address",
  samples: states.map((state) => ({
    kind: state,
    title: { sv: texts.sv[state].title, en: texts.en[state].title },
    data: () => ({
      application: {
        applicationId: "application_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
        salt: "salt",
        state,
        answerBy: "2026-11-24",
        company: { name: "Cykelkällaren i Göteborg AB" },
        ...(state === "rejected" && { reason: "Vi tar bara in butiker som säljer cyklar." }),
      },
    }),
  })),
  render: ({ application }, context) => write(application, context),
});
