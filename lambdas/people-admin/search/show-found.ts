import { maskEmail } from "#contract/mask-address.ts";
import type { FoundPerson } from "#contract/people-admin.ts";
import type { Sought } from "./sought.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ProfileItem, SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** Who has more has 'ten and more'. */
const mostBikes = 10;

const Placed = BikeItem.pick({ id: true, city: true });

type Owned = Pick<FoundPerson, "bikes" | "moreBikes" | "place">;

const readOwned = async (reader: Reader, userId: string): Promise<Owned> => {
  const { items, more } = await reader.query({
    index: "gsi1",
    partition: lists.bikesOf(userId),
    schema: Placed,
    limit: mostBikes,
    backwards: true,
  });
  const place = items.find(({ city }) => city !== undefined)?.city;
  return { bikes: items.length, moreBikes: more, place };
};

const stateOf = (sessions: SessionsItem | undefined): FoundPerson["state"] => {
  if (sessions?.lockedAt !== undefined) return "locked";
  return sessions?.closedAt === undefined ? "active" : "closing";
};

/** Facts by which those who were found are told apart, in the order in which they were found. Of whom the account is gone there is nothing. */
export const showFound = async (
  reader: Reader,
  sought: Sought,
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
      email: sought.as === "email" ? email : maskEmail(email),
      place: protectedIdentity ? undefined : place,
      protectedIdentity,
      identityLevel,
      ...counted,
      state: stateOf(sessionsOf.get(id)),
    };
  });
};
