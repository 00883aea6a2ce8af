import type { Language } from "#contract/people/accounts.ts";
import { type Occasion, labels, mailTexts } from "./code-mail-texts.ts";
import type { MailReason } from "#lambdas/platform/mail/mail-layout.ts";
import type { MailPart, WrittenMail } from "#lambdas/platform/mail/mail.ts";
import { writeMail } from "#lambdas/platform/mail/write.ts";

/** `code` and `userName` are the user pool's placeholders, filled in when it sends the mail. */
type CodeMail = {
  readonly occasion: Occasion;
  readonly language: Language;
  readonly code: string;
  readonly userName: string | null;
  readonly siteOrigin: string;
};

/** Invited people have no account yet. */
const reasons: Readonly<Record<Occasion, MailReason>> = {
  "new-password": "security",
  invitation: "address",
};

/** Greets nobody by name, because anyone can sign up with another's address and a misleading name. */
export const codeMail = ({ occasion, language, code, userName, siteOrigin }: CodeMail): WrittenMail => {
  const { subject, heading, before, after, unexpected } = mailTexts[language][occasion];
  const label = labels[language];
  const signIn: readonly MailPart[] =
    userName === null
      ? []
      : [
          { kind: "facts", pairs: [[label.account, userName]] },
          { kind: "button", href: new URL("/auth", siteOrigin).href, text: label.signIn },
        ];
  const parts: MailPart[] = [
    { kind: "paragraph", text: before },
    { kind: "code", label: occasion === "invitation" ? label.password : label.code, code },
    ...signIn,
    { kind: "note", text: after },
    { kind: "note", text: unexpected },
  ];
  return writeMail({ subject, heading, parts, language }, { siteOrigin, why: reasons[occasion] });
};
