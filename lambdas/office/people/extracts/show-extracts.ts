import type { Extract, ExtractState } from "#contract/office/extracts.ts";
import { readNames } from "#lambdas/people/administrators/show-decisions.ts";
import type { ExtractItem } from "#lambdas/people/items/extract.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Viewer = { readonly adminId: string; readonly now: Date };

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

const showOne = (item: ExtractItem, names: Names, { adminId, now }: Viewer): Extract => {
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

/** Leaves out extracts about the administrator themselves. */
export const showExtracts = async (
  table: Pick<Table, "batchGet">,
  items: readonly ExtractItem[],
  viewer: Viewer,
): Promise<Extract[]> => {
  const others = items.filter(({ userId }) => userId !== viewer.adminId);
  const people = others.flatMap(({ askedBy, decidedBy = askedBy }) => [askedBy, decidedBy]);
  const names = await readNames(table, people);
  return others.map((item) => showOne(item, names, viewer));
};
