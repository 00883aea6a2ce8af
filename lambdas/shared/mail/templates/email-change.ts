import type { Language } from "#contract/accounts.ts";
import { mailCode } from "#lambdas/shared/tokens/mail-code.ts";
import { takeBackLink } from "#lambdas/shared/tokens/take-back-links.ts";
import type { EmailChangeItem, EmailTakeBackItem } from "#lambdas/shared/table/items/email-change.ts";
import { compose } from "./compose.ts";
import { emailChangeTexts as texts } from "./email-change-texts.ts";
import { defineMail } from "./define-mail.ts";
import { madeUp } from "./made-up.ts";
import { minuteIn } from "./day-in.ts";

const sampleChange = (now: Date, language: Language) => ({
  id: "email_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
  userId: madeUp.userId,
  email: madeUp.email,
  language,
  salt: "salt",
  tries: 0,
  sentAt: 0,
  changedAt: now.toISOString(),
  expiresAt: 0,
});

export const emailCode = defineMail<{ readonly made: EmailChangeItem }>({
  why: "address",
  isAskedFor: true,
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

/** What the person who reads the mail of a taken address gets instead of a code. Only there is it told. */
export const emailInUse = defineMail({
  why: "address",
  isAskedFor: true,
  samples: [
    { title: { sv: "E-postadressen används redan", en: "Email address already in use" }, data: () => ({}) },
  ],
  render: (_, { language }) => {
    const { subject, opening, ways, unexpected } = texts[language].inUse;
    return compose({ language, subject, opening, before: [ways], closing: [unexpected] });
  },
});

/** As above, where the address can still be taken back by the account that had it. */
export const emailHeld = defineMail({
  why: "address",
  isAskedFor: true,
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

/** Tells the former address of an account whose owner has come back with another one. It leads nowhere: an eID says more than a mailbox. */
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
    return compose({ language, subject, opening, before: [yours, otherwise], closing: [never] });
  },
});

/** Tells the former address of an account, the person who changed it, how to put it back. The new one is not named: it may be someone else's. */
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
      told: [[text.when, minuteIn(language, changedAt)]],
      before: [text.yours, text.otherwise],
      link: { href: takeBackLink(codeSecret, made, siteOrigin), text: text.open },
      closing: [text.never],
    });
  },
});

/** Tells the new address of an account whose owner has asked support for it. Support may have been given a stranger’s: it says nothing of whose account it is. */
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
      before: [password],
      link: { href: new URL("/auth", siteOrigin).href, text: open },
      closing: [unexpected, never],
    });
  },
});
