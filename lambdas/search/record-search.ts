import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { AdminSearchFilters } from "#contract/admin-search.ts";
import type { AdminContext } from "./admin-context.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";

const subject = "bikes";

/** Writes down which administrator looked for what. */
export const recordSearch = async (
  { records, system }: AdminContext,
  adminId: string,
  { cursor: _, limit: __, ...filters }: AdminSearchFilters,
): Promise<void> => {
  const at = system.now().toISOString();
  const today = swedishDate(system.now());
  const search = Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, hidePersonalNumbers(value, today)]],
    ),
  );
  await records.transact(auditWrites(system, { subject, by: adminId, action: "bikes-searched", at, search }));
};
