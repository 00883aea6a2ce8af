import type { FoundPeople } from "#contract/people-admin.ts";
import { findBike, findPeople } from "./find-people.ts";
import { showFound } from "./show-found.ts";
import { soughtIn } from "./sought.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { auditWrites, searchesOfPeople } from "#lambdas/shared/table/audit.ts";

/** Finds people by whatever was typed. Nobody is shown before it is written down who looked for what. */
export const searchPeople = async (
  { table, reader, system }: Pick<PeopleAdminContext, "table" | "reader" | "system">,
  adminId: string,
  q: string,
): Promise<FoundPeople> => {
  const now = system.now();
  const sought = soughtIn(q, now);
  const search = { [sought.as]: sought.value };
  await table.transact(
    auditWrites(system, {
      subject: searchesOfPeople,
      by: adminId,
      action: "people-searched",
      at: now.toISOString(),
      search,
    }),
  );
  const [people, bike] = await Promise.all([findPeople(reader, sought), findBike(reader, sought)]);
  return { soughtAs: sought.as, bike, items: await showFound(reader, sought, people) };
};
