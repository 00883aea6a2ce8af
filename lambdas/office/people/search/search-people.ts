import type { FoundPeople, FoundPerson } from "#contract/office/people-admin.ts";
import { findBike, findPeople } from "./find-people.ts";
import { classifySearch, type PeopleSearch } from "./classify-search.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { maskEmail } from "#contract/platform/mask-address.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ProfileItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

/** More are shown as 'ten and more'. */
const maxBikes = 10;

const BikeCity = BikeItem.pick({ id: true, city: true });

type OwnedBikes = Pick<FoundPerson, "bikes" | "moreBikes" | "place">;

const readOwned = async (reader: Reader, userId: string): Promise<OwnedBikes> => {
  const { items, more } = await reader.query({
    index: "gsi1",
    partition: lists.bikesOf(userId),
    schema: BikeCity,
    limit: maxBikes,
    backwards: true,
  });
  const place = items.find(({ city }) => city !== undefined)?.city;
  return { bikes: items.length, moreBikes: more, place };
};

const stateOf = (sessions: SessionsItem | undefined): FoundPerson["state"] => {
  if (sessions?.lockedAt !== undefined) return "locked";
  return sessions?.closedAt === undefined ? "active" : "closing";
};

/** In the order of the search; leaves out deleted accounts. */
const showFound = async (
  reader: Reader,
  search: PeopleSearch,
  userIds: readonly string[],
): Promise<FoundPerson[]> => {
  if (userIds.length === 0) return [];
  const [profiles, sessions, owned] = await Promise.all([
    reader.batchGet(
      userIds.map((id) => keys.profile(id)),
      ProfileItem,
    ),
    reader.batchGet(
      userIds.map((id) => keys.sessions(id)),
      SessionsItem,
    ),
    Promise.all(userIds.map(async (userId) => [userId, await readOwned(reader, userId)] as const)),
  ]);
  const profileOf = new Map(profiles.map((profile) => [profile.userId, profile]));
  const sessionsOf = new Map(sessions.map((each) => [each.userId, each]));
  return owned.flatMap(([id, { place, ...counted }]) => {
    const profile = profileOf.get(id);
    if (!profile) return [];
    const { fullName, email, identityLevel, protectedIdentity = false } = profile;
    return {
      id,
      fullName,
      email: search.as === "email" ? email : maskEmail(email),
      place: protectedIdentity ? undefined : place,
      protectedIdentity,
      identityLevel,
      ...counted,
      state: stateOf(sessionsOf.get(id)),
    };
  });
};

/** Logs the search before anyone is shown. */
export const searchPeople = async (
  { table, reader, system }: Pick<PeopleAdminContext, "table" | "reader" | "system">,
  adminId: string,
  q: string,
): Promise<FoundPeople> => {
  const now = system.now();
  const query = classifySearch(q, now);
  const search = { [query.as]: query.value };
  await table.transact(
    auditWrites(system, {
      subject: "people",
      by: adminId,
      action: "people-searched",
      at: now.toISOString(),
      search,
    }),
  );
  const [people, bike] = await Promise.all([findPeople(reader, query), findBike(reader, query)]);
  return { soughtAs: query.as, bike, items: await showFound(reader, query, people) };
};
