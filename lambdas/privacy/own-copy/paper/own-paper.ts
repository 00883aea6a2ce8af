import type { Language } from "#contract/people/accounts.ts";
import { accessReasonsEn, accessReasonsSv } from "#contract/office/access-words.ts";
import { auditWordsEn, auditWordsSv } from "#contract/office/audit-words.ts";
import { notificationWords } from "#contract/notifications/notifications.ts";
import type { OwnPart, CopyData } from "#lambdas/privacy/own-copy/gather/own-data.ts";
import { formatDay, formatDayAndTime } from "#lambdas/platform/mail/format-day.ts";
import { en } from "#lambdas/privacy/own-copy/paper/texts/en.ts";
import { labelsEn } from "#lambdas/privacy/own-copy/paper/texts/labels-en.ts";
import { labelsSv } from "#lambdas/privacy/own-copy/paper/texts/labels-sv.ts";
import { type PaperTexts, sv } from "#lambdas/privacy/own-copy/paper/texts/sv.ts";
import { wordsEn } from "#lambdas/privacy/own-copy/paper/texts/words-en.ts";
import { wordsSv } from "#lambdas/privacy/own-copy/paper/texts/words-sv.ts";

type Words = Readonly<Record<string, string>>;

const ofLanguage = {
  sv: {
    texts: sv,
    labels: labelsSv,
    words: { ...accessReasonsSv, ...wordsSv, ...auditWordsSv, ...notificationWords.sv },
  },
  en: {
    texts: en,
    labels: labelsEn,
    words: { ...accessReasonsEn, ...wordsEn, ...auditWordsEn, ...notificationWords.en },
  },
} as const;

/** Fields whose values are codes with a translation; others are printed as they are. */
const codedFields = new Set(
  "action by condition decidedBy cancelledBy eventType ground how kind language lockType method nameCheck notRestored outcome personalNumberCheck purpose reason restoredAs reviewReason right role said sign state status topic type color".split(
    " ",
  ),
);

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** Amounts in öre. */
const oreFields = new Set(["price", "vat", "reversedMoney"]);

type Context = { readonly language: Language; readonly part: OwnPart };

const textOf = ({ language, part }: Context, name: string, value: Plain): string => {
  const { texts, words } = ofLanguage[language];
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (typeof value === "number")
    return (part === "purchases" && oreFields.has(name) ? value / 100 : value).toLocaleString(language);
  if (isInstant(value)) return formatDayAndTime(language, value);
  if (isDay(value)) return formatDay(language, value);
  const known: Words = words;
  return codedFields.has(name) ? (known[value] ?? value) : value;
};

type Plain = string | number | boolean;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

const isThing = (value: unknown): value is object => typeof value === "object" && value !== null;

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Fields with the name of a file beside the document. */
const fileFields = new Set(["file", "picture", "receipt"]);

const factOf = (context: Context, name: string, value: Plain): string => {
  const text = escapeHtml(textOf(context, name, value));
  return fileFields.has(name) ? `<a href="${text}">${text}</a>` : text;
};

/** Writes the fields of a value. Fields without a label are technical and appear only in the data. */
const fieldsOf = (context: Context, thing: object): string => {
  const labels: Words = ofLanguage[context.language].labels;
  const fields = Object.entries(thing).flatMap(([name, value]) => {
    const label = labels[name];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (label === undefined) return [];
    const plain = values.filter(isPlain).map((each) => factOf(context, name, each));
    const nested = values.filter(isThing).map((each) => fieldsOf(context, each));
    const shown = plain.length === 0 ? nested : [plain.join(", "), ...nested];
    return shown.map((text) => `<dt>${escapeHtml(label)}</dt><dd>${text}</dd>`);
  });
  return `<dl>${fields.join("\n")}</dl>`;
};

const isEmpty = (part: unknown): boolean => {
  if (part === undefined) return true;
  return typeof part === "object" && part !== null && Object.values(part).every(isEmpty);
};

const partOf = (context: Context, title: string, content: unknown): string => {
  const things: readonly unknown[] = Array.isArray(content) ? content : [content];
  const text = isEmpty(content)
    ? `<p>${escapeHtml(ofLanguage[context.language].texts.nothing)}</p>`
    : things
        .filter(isThing)
        .map((thing) => fieldsOf(context, thing))
        .join("\n");
  return `<section><h2>${escapeHtml(title)}</h2>${text}</section>`;
};

export type Heading = Pick<PaperTexts, "fileName" | "title" | "lead">;

export const ownHeading = (language: Language): Heading => ofLanguage[language].texts;

const style = `:root { color-scheme: light dark; }
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: 0.25rem 1rem; margin: 0 0 1.5rem; }
dt { opacity: 0.75; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
dd dl { grid-template-columns: 1fr; margin: 0; border-left: 2px solid; padding-left: 0.75rem; }`;

/** Writes the export as a page to read or print, without scripts and without the network. */
export const ownPaper = (data: CopyData, language: Language, heading: Heading): string => {
  const { texts } = ofLanguage[language];
  const { madeAt, ...parts } = data;
  const sections = Object.entries(texts.parts).flatMap(([part, title]) =>
    isPart(part) && part in parts ? partOf({ language, part }, title, parts[part]) : [],
  );
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(heading.title)}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(heading.title)}</h1>
<p><b>${escapeHtml(`${data.account.fullName}, ${formatDayAndTime(language, madeAt)}`)}</b></p>
${heading.lead.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}
${sections.join("\n")}
</main>
</html>
`;
};

const isPart = (name: string): name is OwnPart => name in sv.parts;
