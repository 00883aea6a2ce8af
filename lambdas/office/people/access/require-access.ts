import * as z from "zod";
import { accessMinutes } from "#contract/office/person-access.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { readPerson } from "#lambdas/office/people/read-person.ts";
import { PersonAccessItem } from "#lambdas/people/items/person-access.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { accessPartition, keys } from "#lambdas/platform/table/keys.ts";

type Context = Pick<PeopleAdminContext, "table" | "system">;
type Access = { readonly adminId: string; readonly accountId: string };

export const accessEnd = (at: Date): Date => new Date(at.getTime() + accessMinutes * 60 * 1000);

/** The newest access that still holds. */
export const findAccess = async (
  { table, system }: Context,
  { adminId, accountId }: Access,
): Promise<PersonAccessItem | undefined> => {
  const now = system.now();
  const [from, to] = [new Date(now.getTime() - accessMinutes * 60 * 1000), now].map(
    (at) => keys.personAccess(accountId, adminId, at.toISOString()).sk,
  );
  const { items } = await table.query({
    partition: accessPartition(accountId),
    between: [from ?? "", to ?? ""],
    schema: PersonAccessItem,
    limit: 1,
    newestFirst: true,
  });
  return items[0];
};

const Named = z.object({ accountId: z.string().min(1).max(100) });

/** Runs before every route whose path names a person, so that no new route can omit it. */
export const requireAccess = async (context: Context, adminId: string, params: unknown): Promise<void> => {
  const named = Named.safeParse(params).data;
  if (named === undefined || (await findAccess(context, { adminId, ...named }))) return;
  await readPerson(context.table, named.accountId);
  throw new ProblemError("access-reason-needed");
};
