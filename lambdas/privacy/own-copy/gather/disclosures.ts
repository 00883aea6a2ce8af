import * as z from "zod";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { Gathering } from "./gathering.ts";
import { ExtractItem } from "#lambdas/people/items/extract.ts";

/** Extracts that authorities have received. */
export const Disclosures = z.array(
  ExtractItem.pick({ authority: true, caseNumber: true, ground: true, bike: true, madeAt: true }),
);

/** Secret through the last day, including the request itself. */
const isSecret = ({ secretUntil, toldAt }: ExtractItem, today: string): boolean =>
  secretUntil !== undefined && toldAt === undefined && today <= secretUntil;

export const secretExtractIds = ({ own }: Pick<Gathering, "own">, at: Date): ReadonlySet<string> => {
  const today = isoDate(swedishDate(at));
  const secret = own.of("extract", ExtractItem).filter((item) => isSecret(item, today));
  return new Set(secret.map(({ id }) => id));
};

export const gatherDisclosures = (gathering: Gathering, at: Date): z.infer<typeof Disclosures> => {
  const secret = secretExtractIds(gathering, at);
  return gathering.own
    .of("extract", ExtractItem)
    .filter(({ id, madeAt }) => madeAt !== undefined && !secret.has(id))
    .map((item) => Disclosures.element.parse(item));
};
