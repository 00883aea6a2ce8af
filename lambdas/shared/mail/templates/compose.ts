import type { Language } from "#contract/accounts.ts";
import type { Mail, Part } from "#lambdas/shared/mail/mail.ts";

type MailTemplate = {
  readonly language: Language;
  readonly subject: string;
  readonly opening: string;
  readonly frameNumber?: { readonly label: string; readonly number: string };
  readonly code?: { readonly label: string; readonly code: string };
  readonly told?: readonly (readonly [string, string])[];
  /** What to think of before going on. */
  readonly before?: readonly string[];
  readonly link?: { readonly href: string; readonly text: string };
  readonly closing: readonly string[];
  readonly replyTo?: string;
};

/** A mail of the usual form: what has happened, to what, where to go on, and what else to know. */
export const compose = (template: MailTemplate): Mail => {
  const { language, subject, opening, frameNumber, code, told = [], before = [], link, replyTo } = template;
  const parts: Part[] = [
    { kind: "paragraph", text: opening },
    ...(frameNumber ? [{ kind: "plate", ...frameNumber } as const] : []),
    ...(code ? [{ kind: "code", ...code } as const] : []),
    ...(told.length > 0 ? [{ kind: "facts", pairs: told } as const] : []),
    ...before.map((text) => ({ kind: "paragraph", text }) as const),
    ...(link ? [{ kind: "button", ...link } as const] : []),
    ...template.closing.map((text) => ({ kind: "note", text }) as const),
  ];
  return { subject, parts, language, ...(replyTo !== undefined && { replyTo }) };
};
