import type { Language } from "#contract/accounts.ts";
import { type Occasion, labels, mailTexts } from "./code-mail-texts.ts";
import type { Why } from "./mail-layout.ts";
import type { Part, WrittenMail } from "./mail.ts";
import { writeMail } from "./write.ts";

/** `code` and `userName` are the user pool's placeholders; it fills them in when it sends the mail. */
type CodeMail = {
  readonly occasion: Occasion;
  readonly language: Language;
  readonly code: string;
  readonly userName: string | null;
  readonly siteOrigin: string;
};

/** A person who is invited has no account yet. */
const reasons: Readonly<Record<Occasion, Why>> = {
  "new-password": "security",
  invitation: "address",
};

/** The mail that carries a code or an invitation. It greets nobody by name: anybody can sign up with another's address and a name that lures. */
export const codeMail = ({ occasion, language, code, userName, siteOrigin }: CodeMail): WrittenMail => {
  const { subject, heading, before, after, unexpected } = mailTexts[language][occasion];
  const label = labels[language];
  const signIn: readonly Part[] =
    userName === null
      ? []
      : [
          { kind: "facts", pairs: [[label.account, userName]] },
          { kind: "button", href: new URL("/auth", siteOrigin).href, text: label.signIn },
        ];
  const parts: Part[] = [
    { kind: "paragraph", text: before },
    { kind: "code", label: occasion === "invitation" ? label.password : label.code, code },
    ...signIn,
    { kind: "note", text: after },
    { kind: "note", text: unexpected },
  ];
  return writeMail({ subject, heading, parts, language }, { siteOrigin, why: reasons[occasion] });
};
