import type { EmailRequest } from "#contract/office/email-requests.ts";
import { readNames } from "#lambdas/people/administrators/show-decisions.ts";
import type { EmailRequestItem } from "#lambdas/people/items/email-request.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Viewer = { readonly adminId: string; readonly now: Date };
type Names = ReadonlyMap<string, string>;

const stateOf = ({ state, lapsesAt }: EmailRequestItem, now: Date): EmailRequest["state"] =>
  state === "asked" && now >= new Date(lapsesAt) ? "lapsed" : state;

const showOne = (item: EmailRequestItem, names: Names, { adminId, now }: Viewer): EmailRequest => {
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

/** Leaves out requests about the administrator themselves. */
export const showEmailRequests = async (
  table: Pick<Table, "batchGet">,
  items: readonly EmailRequestItem[],
  viewer: Viewer,
): Promise<EmailRequest[]> => {
  const others = items.filter(({ userId }) => userId !== viewer.adminId);
  const people = others.flatMap(({ askedBy, decidedBy = askedBy }) => [askedBy, decidedBy]);
  const names = await readNames(table, people);
  return others.map((item) => showOne(item, names, viewer));
};
