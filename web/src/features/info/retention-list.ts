import { type Period, type Retained, retention } from "#contract/retention.ts";

/** Periods of what says nothing of anyone, and of what another line tells of. */
type Untold =
  | "bugs"
  | "companyData"
  | "functionLogs"
  | "invitations"
  | "listingFigures"
  | "paymentEvents"
  | "securityEvents"
  | "sentMails"
  | "softMailRefusals"
  | "storeNotices"
  | "unusedImports";

/** What the policy says of each, with `{period}` for how long it is kept. */
export type RetentionTexts = Readonly<Record<Exclude<Retained, Untold>, string>>;

/** In Swedish the formatter counts in _dygn_, which nobody says of a promise. */
const spoken = ({ amount, unit }: Period, language: "sv" | "en"): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" })
    .format(amount)
    .replace(/dygn$/, amount === 1 ? "dag" : "dagar");

const isRetained = (name: string): name is Retained => name in retention;

/** The list in the policy, in the order of its texts. */
export const retentionList = (texts: RetentionTexts, language: "sv" | "en"): readonly string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    isRetained(name) ? [text.replace("{period}", spoken(retention[name].period, language))] : [],
  );
