import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type ReadCase = {
  readonly item: ContactCaseItem;
  /** The account with the sender's address, if any. */
  readonly accountId: string | undefined;
};

export const readCase = async (table: Pick<Table, "get">, caseNumber: string): Promise<ReadCase> => {
  const item = await table.get(keys.contactCase(caseNumber), ContactCaseItem);
  if (!item) throw new ProblemError("contact-case-not-found");
  const guard = await table.get(keys.emailGuard(item.email), EmailGuardItem);
  return { item, accountId: guard?.userId };
};
