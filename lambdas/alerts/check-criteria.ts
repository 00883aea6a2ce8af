import type { AlertCriteria, AlertKind } from "#contract/alerts.ts";
import type { CalendarDate } from "#contract/calendar-date.ts";
import type { FieldRule } from "#contract/field-rules.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { isKnownTown } from "#lambdas/shared/alerts/near.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { normalise } from "#lambdas/shared/search-index/normalise.ts";
import { fields, termsOf } from "#lambdas/shared/search-index/terms.ts";
import { wordsIn } from "#lambdas/shared/search-index/words.ts";
import { DictionaryItem } from "#lambdas/shared/table/items/dictionary.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const refuse = (field: keyof AlertCriteria, rule: FieldRule): never => {
  throw new ProblemError("invalid-request", { issues: [{ path: `criteria.${field}`, rule }] });
};

/** A value of which nothing is left when it is normalised is no bike's. */
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

/** A town that we know, or that some bike is registered in; what is around it only of those we know. */
const requireTown = async (table: Pick<Table, "get">, { city, radius }: AlertCriteria): Promise<void> => {
  if (city === undefined) return radius === undefined ? undefined : refuse("city", "required");
  if (isKnownTown(city)) return undefined;
  const key = keys.dictionaryEntry("city", normalise(city, "city"));
  if (radius !== undefined || !(await table.get(key, DictionaryItem))) return refuse("city", "place-unknown");
};

/** Where people write what they like. */
const written = ["brand", "model", "city", "words"] as const;

const withoutPersonalNumbers = (criteria: AlertCriteria, today: CalendarDate): AlertCriteria => {
  const kept = { ...criteria };
  for (const field of written) {
    const text = criteria[field];
    if (text !== undefined) kept[field] = hidePersonalNumbers(text, today);
  }
  return kept;
};

/** The criteria as they are kept. What nothing can ever fit is refused by its name. */
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
