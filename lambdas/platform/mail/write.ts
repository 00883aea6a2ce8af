import { escapeHtml } from "#lambdas/platform/html/escape-html.ts";
import { fonts, light, styleSheet } from "./style.ts";
import type { MailPart, Mail, WrittenMail } from "./mail.ts";
import { type MailLayout, layoutTexts } from "./mail-layout.ts";

/** Keeps the phone number of the police on one line. */
const prose = (text: string): string => escapeHtml(text).replaceAll("114 14", "114\u00A014");

const term = (text: string): string =>
  `<dt class="dim" style="margin:0;color:${light.dim};font-size:14px">${escapeHtml(text)}</dt>`;

const facts = (pairs: readonly (readonly [string, string])[]): string => {
  const rows = pairs.map(
    ([name, value]) =>
      `${term(name)}<dd class="ink" style="margin:0 0 12px;color:${light.ink};font-weight:600;overflow-wrap:anywhere">${escapeHtml(value)}</dd>`,
  );
  return `<dl style="margin:0 0 8px">${rows.join("")}</dl>`;
};

const plateStyle =
  `display:inline-block;border:2px solid ${light.plateInk};border-left:14px solid ${light.brand};border-radius:9px;` +
  `background:${light.plate};color:${light.plateInk};font-family:${fonts.number};font-weight:700;overflow-wrap:anywhere`;

const plate = (label: string, number: string): string =>
  `<dl style="margin:0 0 12px">${term(label)}<dd style="margin:6px 0 0">` +
  `<span class="plate" style="${plateStyle};padding:7px 14px;font-size:18px;line-height:1.3;letter-spacing:1px">${escapeHtml(number)}</span></dd></dl>`;

/** The element holds only the code, so that one tap selects it. */
const code = (label: string, digits: string): string =>
  `<dl style="margin:24px 0">${term(label)}<dd style="margin:6px 0 0">` +
  `<span class="plate code" style="${plateStyle};padding:12px 20px;font-size:32px;line-height:1.2;letter-spacing:5px">${escapeHtml(digits)}</span></dd></dl>`;

/** Borders replace padding, which Outlook for Windows ignores on links. */
const button = (href: string, text: string): string =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;` +
  `border:1px solid ${light.brand};border-width:12px 24px;border-radius:9px;background:${light.brand};color:${light.onBrand};` +
  `font-weight:600;line-height:1.25;text-decoration:none">${escapeHtml(text)}</a></p>`;

const htmlOf = (part: MailPart): string => {
  switch (part.kind) {
    case "paragraph":
      return `<p class="ink" style="margin:0 0 16px;color:${light.ink}">${prose(part.text)}</p>`;
    case "note":
      return `<p class="dim" style="margin:0 0 12px;color:${light.dim};font-size:15px">${prose(part.text)}</p>`;
    case "quotation":
      return (
        `<blockquote class="ink line" style="margin:0 0 16px;padding-left:16px;border-left:3px solid ${light.line};` +
        `color:${light.ink};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(part.text)}</blockquote>`
      );
    case "facts":
      return facts(part.pairs);
    case "plate":
      return plate(part.label, part.number);
    case "code":
      return code(part.label, part.code);
    case "button":
      return button(part.href, part.text);
  }
};

const textOf = (part: MailPart): string => {
  switch (part.kind) {
    case "paragraph":
    case "note":
    case "quotation":
      return part.text;
    case "facts":
      return part.pairs.map(([name, value]) => `${name}: ${value}`).join("\n");
    case "plate":
      return `${part.label}: ${part.number}`;
    case "code":
      return `${part.label}: ${part.code}`;
    case "button":
      return `${part.text}: ${part.href}`;
  }
};

/** A match longer than one character stays a link: the site of the police. */
const dots =
  /(?<![\p{L}\p{N}.@-])polisen\.se(?!\.?[\p{L}\p{N}@/-])|(?<=[\p{L}\p{N}])[.\u3002\uFF0E\uFF61](?=\p{L}{2})|(?<=\S)[@\uFF20](?=\S)|:(?=\/\/)/gu;

/** Mail programs turn what looks like a web address into a link; an invisible joiner keeps `Köp på evil.example` text. */
const plain = (text: string): string =>
  text.replaceAll(dots, (match) => (match.length === 1 ? `${match}\u2060` : match));

const plainPart = (part: MailPart): MailPart => {
  switch (part.kind) {
    case "paragraph":
    case "note":
      return { ...part, text: plain(part.text) };
    case "facts":
      return { ...part, pairs: part.pairs.map(([name, value]) => [name, plain(value)] as const) };
    default:
      return part;
  }
};

/**
 * Strangers write brands and names, so mail programs must not turn these into links. Only buttons are links.
 */
const withoutLinks = (mail: Mail): Mail => ({
  ...mail,
  subject: plain(mail.subject),
  ...(mail.heading !== undefined && { heading: plain(mail.heading) }),
  parts: mail.parts.map(plainPart),
});

/** The preview text of inboxes. Invisible characters after it keep mail programs from adding the header's text. */
const preview = ({ parts, subject }: Mail): string => {
  const first = parts.find(({ kind }) => kind === "paragraph");
  const text = first === undefined ? subject : textOf(first);
  return `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${"\u2007\u034F".repeat(60)}</div>`;
};

const link = (href: string, text: string): string =>
  `<a class="link" href="${escapeHtml(href)}" style="color:${light.brand}">${escapeHtml(text)}</a>`;

const choicesOf = ({ siteOrigin }: MailLayout): string => new URL("/settings#mail", siteOrigin).href;

/** Leaves out the settings for watchers of a number, who need no account. */
const waysOut = (
  { language }: Mail,
  layout: MailLayout,
): readonly (readonly [href: string, text: string])[] => {
  const { unsubscribe, why } = layout;
  const { leave, choose, endWatch } = layoutTexts[language];
  if (!unsubscribe) return [];
  if (why === "watch" || why === "address") return [[unsubscribe.page, endWatch]];
  return [
    [unsubscribe.page, leave],
    [choicesOf(layout), choose],
  ];
};

const header = ({ siteOrigin }: MailLayout): string =>
  `<header style="padding:8px 4px 16px"><a class="link" href="${escapeHtml(new URL("/", siteOrigin).href)}" ` +
  `style="color:${light.brand};font-family:${fonts.heading};font-size:22px;font-weight:700;letter-spacing:-0.3px;text-decoration:none">Cykelregistret</a></header>`;

const footer = (mail: Mail, layout: MailLayout): string => {
  const { about, why } = layoutTexts[mail.language];
  const links = waysOut(mail, layout).map(([href, text]) => link(href, text));
  const footerLinks = links.length > 0 ? `<br>${links.join(" · ")}` : "";
  return (
    `<footer class="dim" style="padding:20px 4px;color:${light.dim};font-size:14px">` +
    `<p style="margin:0 0 8px">${escapeHtml(why[layout.why])}${footerLinks}</p>` +
    `<p style="margin:0">Cykelregistret · ${escapeHtml(about)}</p></footer>`
  );
};

/** One column of at most 600 pixels, in light and dark mode, without anything to download. Outlook for Windows ignores max-width and gets a table. */
const htmlMail = (mail: Mail, layout: MailLayout): string => {
  const { language, subject, heading = subject, parts } = mail;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escapeHtml(subject)}</title><style>${styleSheet}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background:${light.ground};color:${light.ink};font-family:${fonts.body};font-size:16px;line-height:1.5">`,
    preview(mail),
    `<!--[if mso]><table role="presentation" align="center" width="600"><tr><td><![endif]-->`,
    `<div lang="${language}" style="max-width:600px;margin:0 auto;padding:16px 12px">`,
    header(layout),
    `<main class="card" style="padding:32px 32px 20px;border:1px solid ${light.line};border-top:4px solid ${light.brand};border-radius:12px;background:${light.card}">`,
    `<h1 class="ink" style="margin:0 0 16px;color:${light.ink};font-family:${fonts.heading};font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>`,
    ...parts.map(htmlOf),
    `</main>`,
    footer(mail, layout),
    `</div><!--[if mso]></td></tr></table><![endif]--></body></html>`,
  ].join("");
};

const textMail = (mail: Mail, layout: MailLayout): string => {
  const { about, why } = layoutTexts[mail.language];
  const end = [
    "-- ",
    why[layout.why],
    ...waysOut(mail, layout).map(([href, text]) => `${text}: ${href}`),
    `Cykelregistret, ${about}: ${new URL("/", layout.siteOrigin).href}`,
  ];
  return [...mail.parts.map(textOf), end.join("\n")].join("\n\n");
};

export const writeMail = (composed: Mail, layout: MailLayout): WrittenMail => {
  const mail = withoutLinks(composed);
  const { subject, language, replyTo } = mail;
  return {
    subject,
    language,
    html: htmlMail(mail, layout),
    text: textMail(mail, layout),
    ...(replyTo !== undefined && { replyTo }),
    ...(layout.unsubscribe && { oneClick: layout.unsubscribe.oneClick }),
  };
};
