import type { Language } from "#contract/people/accounts.ts";
import { mailCode } from "#lambdas/platform/tokens/mail-code.ts";
import { takeBackLink } from "#lambdas/people/take-back-links.ts";
import type { EmailChangeItem, EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { emailChangeTexts as texts } from "./email-change-texts.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";
import { formatDayAndTime } from "#lambdas/platform/mail/format-day.ts";

const sampleChange = (now: Date, language: Language) => ({
  id: "email_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
  userId: sampleData.userId,
  email: sampleData.email,
  language,
  salt: "salt",
  tries: 0,
  sentAt: 0,
  changedAt: now.toISOString(),
  expiresAt: 0,
});

export const emailCode = defineMail<{ readonly made: EmailChangeItem }>({
  why: "address",
  isRequested: true,
  samples: [
    {
      title: { sv: "Kod till en ny e-postadress", en: "Code for a new email address" },
      data: (now, language) => ({ made: { entity: "emailChange", ...sampleChange(now, language) } }),
    },
  ],
  render: ({ made: { email, id: uid, salt, language, welcome, hasReturned } }, { codeSecret }) => {
    const { code, ...change } = texts[language];
    const occasion = hasReturned === true ? change.returned : welcome === true ? change.welcome : change;
    const { subject, opening, valid, unexpected } = occasion;
    return compose({
      language,
      subject,
      opening,
      code: { label: code, code: mailCode(codeSecret, "email", { email, uid, salt }) },
      closing: [valid, unexpected],
    });
  },
});

/** Replaces the code mail if the address is taken, so that only the holder of the mailbox sees that it is. */
export const emailInUse = defineMail({
  why: "address",
  isRequested: true,
  samples: [
    { title: { sv: "E-postadressen används redan", en: "Email address already in use" }, data: () => ({}) },
  ],
  render: (_, { language }) => {
    const { subject, opening, ways, unexpected } = texts[language].inUse;
    return compose({ language, subject, opening, advice: [ways], closing: [unexpected] });
  },
});

/** Replaces the code mail for an address that its former account can still take back. */
export const emailHeld = defineMail({
  why: "address",
  isRequested: true,
  samples: [
    {
      title: { sv: "E-postadressen kan inte användas än", en: "Email address can’t be used yet" },
      data: () => ({}),
    },
  ],
  render: (_, { language }) => {
    const { subject, opening, unexpected } = texts[language].held;
    return compose({ language, subject, opening, closing: [unexpected] });
  },
});

/** Notifies the former address after an owner's return. It has no link to undo the change, because the owner has proved their identity by eID. */
export const emailReplaced = defineMail({
  why: "address",
  samples: [
    {
      title: {
        sv: "Tillbaka med en annan e-postadress, till den gamla adressen",
        en: "Back with a different email address, to the old address",
      },
      data: () => ({}),
    },
  ],
  render: (_, { language }) => {
    const { subject, opening, yours, otherwise, never } = texts[language].replaced;
    return compose({ language, subject, opening, advice: [yours, otherwise], closing: [never] });
  },
});

/** Explains to the former address how to restore it. Does not name the new address, which may be a stranger's. */
export const emailChanged = defineMail<{ readonly made: EmailTakeBackItem }>({
  why: "address",
  samples: [
    {
      title: {
        sv: "Bytt e-postadress, till den gamla adressen",
        en: "Email address changed, to the old address",
      },
      data: (now, language) => ({ made: { entity: "emailTakeBack", ...sampleChange(now, language) } }),
    },
    {
      kind: "by-support",
      title: {
        sv: "E-postadressen bytt av supporten, till den gamla adressen",
        en: "Email address changed by support, to the old address",
      },
      data: (now, language) => ({
        made: { entity: "emailTakeBack", ...sampleChange(now, language), bySupport: true },
      }),
    },
  ],
  render: ({ made }, { siteOrigin, codeSecret }) => {
    const { language, changedAt, bySupport } = made;
    const text = texts[language].changed;
    return compose({
      language,
      subject: text.subject,
      opening: bySupport === true ? text.bySupport : text.opening,
      facts: [[text.when, formatDayAndTime(language, changedAt)]],
      advice: [text.yours, text.otherwise],
      link: { href: takeBackLink(codeSecret, made, siteOrigin), text: text.open },
      closing: [text.never],
    });
  },
});

/** Notifies the new address set by support. Does not say whose account it is: the address may be wrong. */
export const emailBySupport = defineMail({
  why: "address",
  samples: [
    {
      title: {
        sv: "E-postadressen bytt av supporten, till den nya adressen",
        en: "Email address changed by support, to the new address",
      },
      data: () => ({}),
    },
  ],
  render: (_, { language, siteOrigin }) => {
    const { subject, opening, password, open, unexpected, never } = texts[language].bySupport;
    return compose({
      language,
      subject,
      opening,
      advice: [password],
      link: { href: new URL("/auth", siteOrigin).href, text: open },
      closing: [unexpected, never],
    });
  },
});
