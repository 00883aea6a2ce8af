import type { Language } from "#contract/people/accounts.ts";
import type { Mail, MailPart } from "./mail.ts";

type MailTemplate = {
  readonly language: Language;
  readonly subject: string;
  readonly opening: string;
  readonly frameNumber?: { readonly label: string; readonly number: string };
  readonly code?: { readonly label: string; readonly code: string };
  readonly facts?: readonly (readonly [string, string])[];
  /** Paragraphs above the button. */
  readonly advice?: readonly string[];
  readonly link?: { readonly href: string; readonly text: string };
  readonly closing: readonly string[];
  readonly replyTo?: string;
};

export const compose = (template: MailTemplate): Mail => {
  const { language, subject, opening, frameNumber, code, facts = [], advice = [], link, replyTo } = template;
  const parts: MailPart[] = [
    { kind: "paragraph", text: opening },
    ...(frameNumber ? [{ kind: "plate", ...frameNumber } as const] : []),
    ...(code ? [{ kind: "code", ...code } as const] : []),
    ...(facts.length > 0 ? [{ kind: "facts", pairs: facts } as const] : []),
    ...advice.map((text) => ({ kind: "paragraph", text }) as const),
    ...(link ? [{ kind: "button", ...link } as const] : []),
    ...template.closing.map((text) => ({ kind: "note", text }) as const),
  ];
  return { subject, parts, language, ...(replyTo !== undefined && { replyTo }) };
};
