import type { Extract, ExtractState } from "#contract/extracts.ts";
import { readNames } from "#lambdas/shared/administrators/show-decisions.ts";
import type { ExtractItem } from "#lambdas/shared/table/items/extract.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Looking = { readonly adminId: string; readonly now: Date };

export const isFetchable = ({ state, endsAt }: ExtractItem, now: Date): boolean =>
  state === "made" && endsAt !== undefined && now < new Date(endsAt);

export const isInvolved = ({ askedBy, decidedBy }: ExtractItem, adminId: string): boolean =>
  askedBy === adminId || decidedBy === adminId;

const stateOf = (item: ExtractItem, now: Date): ExtractState => {
  if (item.state === "asked") return now < new Date(item.lapsesAt) ? "asked" : "lapsed";
  return item.state === "made" && !isFetchable(item, now) ? "gone" : item.state;
};

const secrecyOf = ({ secretUntil, secretGround }: ExtractItem): Extract["secrecy"] =>
  secretUntil === undefined ? undefined : { until: secretUntil, ground: secretGround ?? "" };

type Names = ReadonlyMap<string, string>;

const showOne = (item: ExtractItem, names: Names, { adminId, now }: Looking): Extract => {
  const { id, userId, caseNumber, authority, ground, bikeId, bike = "", askedBy, decidedBy } = item;
  const { askedAt, lapsesAt, decidedAt, reason, madeAt, endsAt, sha256, fetchedAt, toldAt } = item;
  return {
    id,
    accountId: userId,
    caseNumber,
    authority,
    ground,
    bike: bikeId === undefined ? undefined : { id: bikeId, name: bike },
    secrecy: secrecyOf(item),
    state: stateOf(item, now),
    askedBy: { id: askedBy, name: names.get(askedBy) },
    askedAt,
    lapsesAt,
    mine: askedBy === adminId,
    mayFetch: isFetchable(item, now) && isInvolved(item, adminId),
    decidedBy: decidedBy === undefined ? undefined : { id: decidedBy, name: names.get(decidedBy) },
    decidedAt,
    reason,
    madeAt,
    endsAt,
    sha256,
    fetchedAt,
    toldAt,
  };
};

/** What authorities have been given or are to be, as an administrator sees it. Nobody is shown what concerns themselves. */
export const showExtracts = async (
  table: Pick<Table, "batchGet">,
  items: readonly ExtractItem[],
  looking: Looking,
): Promise<Extract[]> => {
  const others = items.filter(({ userId }) => userId !== looking.adminId);
  const people = others.flatMap(({ askedBy, decidedBy = askedBy }) => [askedBy, decidedBy]);
  const names = await readNames(table, people);
  return others.map((item) => showOne(item, names, looking));
};
