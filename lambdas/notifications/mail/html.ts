import type { Language } from "#contract/accounts.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Makes text safe inside elements and quoted attributes. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");

type Page = { language: Language; title: string; body: readonly string[] };

/** A whole document of one column, which any mail program and any screen reader can show. `body` is HTML. */
export const page = ({ language, title, body }: Page): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#fbf9f5;color:#10201b;`,
    `font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">`,
    `<main style="max-width:480px;margin:0 auto;padding:32px;border:1px solid #e9e3d6;border-radius:18px;background:#fff">`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(title)}</h1>`,
    ...body,
    `</main></body></html>`,
  ].join("");

export const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

/** What somebody wrote, in their own lines. */
export const quotation = (text: string): string =>
  `<blockquote style="margin:0 0 16px;padding-left:16px;border-left:3px solid #e9e3d6;white-space:pre-wrap;` +
  `overflow-wrap:anywhere">${escapeHtml(text)}</blockquote>`;

/** Terms with their values, read out as pairs. */
export const facts = (pairs: readonly (readonly [string, string])[]): string => {
  const rows = pairs.map(
    ([term, value]) =>
      `<dt style="color:#5d6b65;font-size:14px">${escapeHtml(term)}</dt>` +
      `<dd style="margin:0 0 12px;font-weight:600">${escapeHtml(value)}</dd>`,
  );
  return `<dl style="margin:0 0 16px">${rows.join("")}</dl>`;
};

export const button = (href: string, text: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;` +
  `border-radius:9px;background:#0c5443;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(text)}</a></p>`;
