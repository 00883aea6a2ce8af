import type { Person } from "#contract/office/people-admin-person.ts";

export type Act = "points" | "signOut" | "lock" | "unlock" | "close";

/** The actions allowed in the account's state; the server checks the same. */
export const actsOn = ({ whose, account: { is, closedAt, lockedAt } }: Person): Act[] => {
  if (whose === "own" || is === "erasing") return [];
  const acts: Act[] = closedAt === undefined ? ["points", "signOut"] : ["signOut"];
  if (whose === "administrators") return acts;
  return [
    ...acts,
    lockedAt === undefined ? ("lock" as const) : ("unlock" as const),
    ...(closedAt === undefined ? (["close"] as const) : []),
  ];
};

export const firstNameOf = ({ fullName }: Pick<Person, "fullName">): string =>
  fullName.split(/\s+/)[0] ?? fullName;
