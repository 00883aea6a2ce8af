import type { Period } from "#contract/privacy/retention-period.ts";
import { type Retained, retention } from "#contract/privacy/retention.ts";

/** Periods that the policy leaves out: without personal data, or covered by another line. */
type Unlisted =
  | "companyData"
  | "functionLogs"
  | "invitations"
  | "listingFigures"
  | "paymentEvents"
  | "replacedApiKeys"
  | "securityEvents"
  | "sentMails"
  | "softMailRefusals"
  | "storeNotices"
  | "unusedImports";

/** One line per period, with `{period}` for its length. */
export type RetentionTexts = Readonly<Record<Exclude<Retained, Unlisted>, string>>;

/** The Swedish formatter says "dygn" for days, which sounds odd in a promise. */
const spoken = ({ amount, unit }: Period, language: "sv" | "en"): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" })
    .format(amount)
    .replace(/dygn$/, amount === 1 ? "dag" : "dagar");

const isRetained = (name: string): name is Retained => name in retention;

/** The policy's list, in the order of the texts. */
export const retentionList = (texts: RetentionTexts, language: "sv" | "en"): readonly string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    isRetained(name) ? [text.replace("{period}", spoken(retention[name].period, language))] : [],
  );
