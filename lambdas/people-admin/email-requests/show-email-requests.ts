import type { EmailRequest } from "#contract/email-requests.ts";
import { readNames } from "#lambdas/shared/administrators/show-decisions.ts";
import type { EmailRequestItem } from "#lambdas/shared/table/items/email-request.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Looking = { readonly adminId: string; readonly now: Date };
type Names = ReadonlyMap<string, string>;

const stateOf = ({ state, lapsesAt }: EmailRequestItem, now: Date): EmailRequest["state"] =>
  state === "asked" && now >= new Date(lapsesAt) ? "lapsed" : state;

const showOne = (item: EmailRequestItem, names: Names, { adminId, now }: Looking): EmailRequest => {
  const { id, userId, email, former, reason, askedBy, askedAt, lapsesAt } = item;
  const { decidedBy, decidedAt, declined, unfinished } = item;
  return {
    id,
    accountId: userId,
    email,
    former,
    reason,
    state: stateOf(item, now),
    askedBy: { id: askedBy, name: names.get(askedBy) },
    askedAt,
    lapsesAt,
    mine: askedBy === adminId,
    unfinished: unfinished === true,
    decidedBy: decidedBy === undefined ? undefined : { id: decidedBy, name: names.get(decidedBy) },
    decidedAt,
    declined,
  };
};

/** Changes of an address as an administrator sees them. Nobody is shown what concerns themselves. */
export const showEmailRequests = async (
  table: Pick<Table, "batchGet">,
  items: readonly EmailRequestItem[],
  looking: Looking,
): Promise<EmailRequest[]> => {
  const others = items.filter(({ userId }) => userId !== looking.adminId);
  const people = others.flatMap(({ askedBy, decidedBy = askedBy }) => [askedBy, decidedBy]);
  const names = await readNames(table, people);
  return others.map((item) => showOne(item, names, looking));
};
