import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import { inboxStyle } from "./inbox-style.ts";
import type { StoredMail } from "./stored-mail.ts";

type InboxView = {
  prefix: string;
  /** Newest first. */
  mails: readonly StoredMail[];
  chosen: StoredMail | undefined;
  /** Narrow screens show either the chosen mail or the list. */
  isReading: boolean;
};

const maxListed = 200;

const clockTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Stockholm",
});

const timeElement = (millis: number): string =>
  `<time datetime="${new Date(millis).toISOString()}">${clockTime.format(millis)}</time>`;

const subjectOf = ({ kind, subject, text }: StoredMail): string => {
  if (kind === "sms") return `<mark>SMS</mark> ${xmlEscape(text)}`;
  return xmlEscape(subject === "" ? "(utan ämne · no subject)" : subject);
};

const listItem = (prefix: string, mail: StoredMail, isChosen: boolean): string => `
<li><a href="${prefix}/${mail.id}"${isChosen ? ' aria-current="page"' : ""}>
<strong>${subjectOf(mail)}</strong>
<span>${xmlEscape(mail.recipients.join(", "))}</span>
${timeElement(mail.receivedAt)}
</a></li>`;

const attachments = (mail: StoredMail): string =>
  mail.attachments.length === 0
    ? ""
    : `<dt>Bilagor · Attachments</dt><dd>${mail.attachments
        .map(({ name, type, size }) => xmlEscape(`${name || "–"} (${type}, ${size} B)`))
        .join("<br>")}</dd>`;

const body = (source: string, mail: StoredMail): string => {
  const text = `<pre>${xmlEscape(mail.text)}</pre>`;
  if (mail.html === "") return text;
  // The frame has no scripts and no origin; links open in a new tab.
  const sandbox = 'sandbox="allow-popups allow-popups-to-escape-sandbox"';
  const frame = `<iframe ${sandbox} src="${source}/html" title="Innehåll · Content"></iframe>`;
  return mail.text === "" ? frame : `${frame}<details><summary>Text</summary>${text}</details>`;
};

const reading = (prefix: string, mail: StoredMail): string => {
  const source = `${prefix}/${mail.id}`;
  return `
<a class="back" href="${prefix}">← Inkorg · Inbox</a>
<article>
<h2>${mail.kind === "sms" ? "SMS" : subjectOf(mail)}</h2>
<dl>
<dt>Från · From</dt><dd>${xmlEscape(mail.from)}</dd>
<dt>Till · To</dt><dd>${xmlEscape(mail.recipients.join(", "))}</dd>
<dt>Tid · Time</dt><dd>${timeElement(mail.receivedAt)}</dd>
${attachments(mail)}
</dl>
<p class="links"><a href="${source}/raw">Källa · Source</a><a href="${source}.json">JSON</a></p>
${body(source, mail)}
</article>`;
};

const empty = '<p class="empty quiet">Inga meddelanden än · No messages yet</p>';

/** The inbox as a page without scripts: the list and one mail. */
export const inboxPage = ({ prefix, mails, chosen, isReading }: InboxView): string => {
  const items = mails.slice(0, maxListed).map((mail) => listItem(prefix, mail, mail.id === chosen?.id));
  const list = mails.length === 0 ? empty : `<ol>${items.join("")}</ol>`;
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${chosen !== undefined && isReading ? `${chosen.kind === "sms" ? "SMS" : subjectOf(chosen)} – ` : ""}Inkorg · Inbox</title>
<style>${inboxStyle}</style>
</head>
<body class="${isReading ? "reading" : "listing"}">
<header class="bar"><h1>Inkorg · Inbox</h1><span class="quiet">${mails.length}</span>
<a href="">Uppdatera · Refresh</a></header>
<main class="columns">
<nav aria-label="Meddelanden · Messages">${list}</nav>
<section>${chosen === undefined ? "" : reading(prefix, chosen)}</section>
</main>
</body>
</html>
`;
};
