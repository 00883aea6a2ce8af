import type { AlertCriteria, AlertKind } from "#contract/ads/alerts.ts";
import type { CalendarDate } from "#contract/platform/calendar-date.ts";
import type { FieldRule } from "#contract/platform/field-rules.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { isKnownTown } from "#lambdas/ads/alert-index/near.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { normalise } from "#lambdas/bikes/index/normalise.ts";
import { fields, termsOf } from "#lambdas/bikes/index/terms.ts";
import { wordsIn } from "#lambdas/bikes/index/words.ts";
import { DictionaryItem } from "#lambdas/bikes/items/dictionary.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const refuse = (field: keyof AlertCriteria, rule: FieldRule): never => {
  throw new ProblemError("invalid-request", { issues: [{ path: `criteria.${field}`, rule }] });
};

/** Refuses values that normalise to nothing, which no bike can have. */
const requireValues = (criteria: AlertCriteria): void => {
  const terms = termsOf(criteria);
  const hollow = fields.find((field) => criteria[field] !== undefined && terms[field] === undefined);
  if (hollow !== undefined) refuse(hollow, "format");
  if (criteria.words !== undefined && wordsIn(criteria.words).length === 0) refuse("words", "format");
};

const requirePrices = (kind: AlertKind, { priceFrom, priceTo }: AlertCriteria): void => {
  if (kind === "stolen" && (priceFrom ?? priceTo) !== undefined)
    throw new ProblemError("alert-price-of-stolen");
  if ((priceFrom ?? 0) > (priceTo ?? Infinity)) throw new ProblemError("alert-price-order");
};

/** Accepts towns with a known position, and towns of registered bikes if no radius is given. */
const requireTown = async (table: Pick<Table, "get">, { city, radius }: AlertCriteria): Promise<void> => {
  if (city === undefined) return radius === undefined ? undefined : refuse("city", "required");
  if (isKnownTown(city)) return undefined;
  const key = keys.dictionaryEntry("city", normalise(city, "city"));
  if (radius !== undefined || !(await table.get(key, DictionaryItem))) return refuse("city", "place-unknown");
};

/** The free-text criteria. */
const written = ["brand", "model", "city", "words"] as const;

const withoutPersonalNumbers = (criteria: AlertCriteria, today: CalendarDate): AlertCriteria => {
  const cleaned = { ...criteria };
  for (const field of written) {
    const text = criteria[field];
    if (text !== undefined) cleaned[field] = hidePersonalNumbers(text, today);
  }
  return cleaned;
};

/** Returns the criteria to store. Refuses any that no bike can match, naming the field. */
export const checkCriteria = async (
  table: Pick<Table, "get">,
  kind: AlertKind,
  criteria: AlertCriteria,
  today: CalendarDate,
): Promise<AlertCriteria> => {
  const { radius: _, ...sought } = criteria;
  if (Object.values(sought).every((value) => value === undefined) && criteria.radius === undefined)
    throw new ProblemError("alert-empty");
  requireValues(criteria);
  requirePrices(kind, criteria);
  await requireTown(table, criteria);
  return withoutPersonalNumbers(criteria, today);
};
