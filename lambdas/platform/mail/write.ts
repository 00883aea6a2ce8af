import { escapeHtml } from "#lambdas/platform/html/escape-html.ts";
import { type MailLayout, layoutTexts } from "./mail-layout.ts";
import type { Mail, WrittenMail, MailPart } from "./mail.ts";
import { htmlOf, textOf } from "./parts.ts";
import { fonts, light, styleSheet } from "./style.ts";

/**
 * Matches longer than one character stay links: the site of the police, and addresses that people reply to.
 */
const dots = /polisen\.se\b|[\w.+%-]+@[\w-]+(?:\.[\w-]+)+|(?<=[\p{L}\p{N}])\.(?=\p{L}{2})|:(?=\/\/)/gu;

/** Mail programs turn what looks like a web address into a link; an invisible joiner keeps `Köp på evil.example` text. */
const plain = (text: string): string =>
  text.replaceAll(dots, (found) => (found.length === 1 ? `${found}\u2060` : found));

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

const header = ({ siteOrigin }: MailLayout): string =>
  `<header style="padding:8px 4px 16px"><a class="link" href="${escapeHtml(new URL("/", siteOrigin).href)}" ` +
  `style="color:${light.brand};font-family:${fonts.heading};font-size:22px;font-weight:700;letter-spacing:-0.3px;text-decoration:none">Cykelregistret</a></header>`;

const footer = (mail: Mail, layout: MailLayout): string => {
  const { about, why, leave, choose } = layoutTexts[mail.language];
  const ways = layout.unsubscribe
    ? `<br>${link(layout.unsubscribe.page, leave)} · ${link(choicesOf(layout), choose)}`
    : "";
  return (
    `<footer class="dim" style="padding:20px 4px;color:${light.dim};font-size:14px">` +
    `<p style="margin:0 0 8px">${escapeHtml(why[layout.why])}${ways}</p>` +
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

const textMail = ({ language, parts }: Mail, layout: MailLayout): string => {
  const { about, why, leave, choose } = layoutTexts[language];
  const { unsubscribe, siteOrigin } = layout;
  const end = [
    "-- ",
    why[layout.why],
    ...(unsubscribe ? [`${leave}: ${unsubscribe.page}`, `${choose}: ${choicesOf(layout)}`] : []),
    `Cykelregistret, ${about}: ${new URL("/", siteOrigin).href}`,
  ];
  return [...parts.map(textOf), end.join("\n")].join("\n\n");
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
