import type { Language } from "#contract/accounts.ts";
import { auditWordsEn, auditWordsSv } from "#contract/audit-words.ts";
import { notificationWords } from "#contract/notifications.ts";
import type { OwnPart, Told } from "#lambdas/accounts/own-copy/gather/own-data.ts";
import { dayIn, minuteIn } from "#lambdas/shared/mail/templates/day-in.ts";
import { Sheet, styles } from "./sheet.ts";
import { en } from "./texts/en.ts";
import { labelsEn } from "./texts/labels-en.ts";
import { labelsSv } from "./texts/labels-sv.ts";
import { type PaperTexts, sv } from "./texts/sv.ts";
import { wordsEn } from "./texts/words-en.ts";
import { wordsSv } from "./texts/words-sv.ts";

type Words = Readonly<Record<string, string>>;

const ofLanguage = {
  sv: { texts: sv, labels: labelsSv, words: { ...wordsSv, ...auditWordsSv, ...notificationWords.sv } },
  en: { texts: en, labels: labelsEn, words: { ...wordsEn, ...auditWordsEn, ...notificationWords.en } },
} as const;

/** Names of fields whose values are codes with words of their own; all else is told as it is. */
const coded = new Set(
  "action by condition decidedBy cancelledBy eventType ground how kind language lockType method nameCheck notRestored outcome personalNumberCheck purpose reason restoredAs reviewReason role said sign state status type color".split(
    " ",
  ),
);

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** Sums in öre. */
const inOre = new Set(["price", "vat"]);

type Telling = { readonly language: Language; readonly part: OwnPart };

const textOf = ({ language, part }: Telling, name: string, value: string | number | boolean): string => {
  const { texts, words } = ofLanguage[language];
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (typeof value === "number")
    return (part === "purchases" && inOre.has(name) ? value / 100 : value).toLocaleString(language);
  if (isInstant(value)) return minuteIn(language, value);
  if (isDay(value)) return dayIn(language, value);
  const known: Words = words;
  return coded.has(name) ? (known[value] ?? value) : value;
};

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** One thing with all that is known of it. What has no name in words is for machines, and stands in the data alone. */
const tell = (sheet: Sheet, telling: Telling, thing: object, left = 0): void => {
  const labels: Words = ofLanguage[telling.language].labels;
  for (const [name, value] of Object.entries(thing)) {
    const label = labels[name];
    if (label === undefined) continue;
    if (isPlain(value)) sheet.fact(label, textOf(telling, name, value), left);
    else if (Array.isArray(value)) tellAll(sheet, telling, { name, label, values: value, left });
    else if (typeof value === "object" && value !== null) tellOne(sheet, telling, label, value, left);
  }
};

const indent = 14;

const tellOne = (sheet: Sheet, telling: Telling, label: string, value: object, left: number): void => {
  sheet.space(3);
  sheet.text(label, styles.term, left);
  tell(sheet, telling, value, left + indent);
};

type Several = {
  readonly name: string;
  readonly label: string;
  readonly values: readonly unknown[];
  readonly left: number;
};

const tellAll = (sheet: Sheet, telling: Telling, { name, label, values, left }: Several): void => {
  const plain = values.filter(isPlain);
  if (plain.length > 0) sheet.fact(label, plain.map((each) => textOf(telling, name, each)).join(", "), left);
  for (const value of values)
    if (typeof value === "object" && value !== null) tellOne(sheet, telling, label, value, left);
};

const isEmpty = (part: unknown): boolean => {
  if (part === undefined) return true;
  return typeof part === "object" && part !== null && Object.values(part).every(isEmpty);
};

const partOf = (sheet: Sheet, telling: Telling, title: string, told: unknown): void => {
  sheet.need(90);
  sheet.space(16);
  sheet.text(title, styles.heading);
  sheet.space(4);
  if (isEmpty(told)) sheet.text(ofLanguage[telling.language].texts.nothing, styles.term);
  const things: readonly unknown[] = Array.isArray(told) ? told : [told];
  for (const [place, thing] of things.entries()) {
    if (typeof thing !== "object" || thing === null) continue;
    if (place > 0) sheet.space(8);
    tell(sheet, telling, thing);
  }
};

/** What the paper is called in its archive, and how it begins. */
export type Heading = Pick<PaperTexts, "fileName" | "title" | "lead">;

/** That of someone's own copy. */
export const ownHeading = (language: Language): Heading => ofLanguage[language].texts;

/** All that is told, to be read by people. */
export const ownPaper = (data: Told, language: Language, heading: Heading): Uint8Array => {
  const { texts } = ofLanguage[language];
  const sheet = new Sheet();
  sheet.text(heading.title, styles.title);
  sheet.space(6);
  sheet.text(`${data.account.fullName}, ${minuteIn(language, data.madeAt)}`, styles.entry);
  sheet.space(8);
  for (const line of heading.lead) {
    sheet.text(line, styles.text);
    sheet.space(4);
  }
  const { madeAt: _, ...parts } = data;
  for (const [part, title] of Object.entries(texts.parts))
    if (isPart(part) && part in parts) partOf(sheet, { language, part }, title, parts[part]);
  return sheet.file(heading.title, language);
};

const isPart = (name: string): name is OwnPart => name in sv.parts;
