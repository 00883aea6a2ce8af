import type { Language } from "#contract/accounts.ts";
import { button, facts, page, paragraph } from "./html.ts";
import type { Mail } from "./mail.ts";

type Letter = {
  readonly language: Language;
  readonly subject: string;
  readonly opening: string;
  readonly told?: readonly (readonly [string, string])[];
  readonly link?: { readonly href: string; readonly text: string };
  readonly closing: readonly string[];
};

/** A mail of the usual form: what has happened, of what, where to go on, and what to know besides. */
export const compose = ({ language, subject, opening, told = [], link, closing }: Letter): Mail => {
  const body = [
    paragraph(opening),
    ...(told.length > 0 ? [facts(told)] : []),
    ...(link ? [button(link.href, link.text)] : []),
    ...closing.map(paragraph),
  ];
  const lines = [
    opening,
    ...(told.length > 0 ? [told.map(([term, value]) => `${term}: ${value}`).join("\n")] : []),
    ...(link ? [`${link.text}: ${link.href}`] : []),
    ...closing,
  ];
  return { subject, html: page({ language, title: subject, body }), text: lines.join("\n\n"), language };
};
