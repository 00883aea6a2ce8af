import * as z from "zod";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { Gathering } from "./gathering.ts";
import { ExtractItem } from "#lambdas/shared/table/items/extract.ts";

/** What authorities have been given of a person. */
export const Disclosures = z.array(
  ExtractItem.pick({ authority: true, caseNumber: true, ground: true, bike: true, madeAt: true }),
);

/** Up to its last day the law forbids to tell the person, also that someone has asked. */
const isSecret = ({ secretUntil, toldAt }: ExtractItem, today: string): boolean =>
  secretUntil !== undefined && toldAt === undefined && today <= secretUntil;

/** What nothing may be said of yet. */
export const secretOf = ({ own }: Pick<Gathering, "own">, at: Date): ReadonlySet<string> => {
  const today = isoDate(swedishDate(at));
  const secret = own.of("extract", ExtractItem).filter((item) => isSecret(item, today));
  return new Set(secret.map(({ id }) => id));
};

export const gatherDisclosures = (gathering: Gathering, at: Date): z.infer<typeof Disclosures> => {
  const secret = secretOf(gathering, at);
  return gathering.own
    .of("extract", ExtractItem)
    .filter(({ id, madeAt }) => madeAt !== undefined && !secret.has(id))
    .map((item) => Disclosures.element.parse(item));
};
