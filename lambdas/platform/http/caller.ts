import type { Role } from "#contract/people/accounts.ts";
import { accountClaim } from "#contract/people/account-claim.ts";
import { selfService } from "#contract/people/sign-in-purpose.ts";
import type { Access } from "#contract/platform/route.ts";
import { ProblemError } from "./problem.ts";

export type Caller = {
  /** The id of the account, which can differ from the user's id in the pool. */
  readonly userId: string;
  readonly role: Role;
  /** Renewing a token does not change it. */
  readonly signedInAt: Date;
  /** The person has just signed in to change how they sign in. */
  readonly mayChangeSignIn?: boolean;
  /** The store that the person works in according to the token. The use case checks in the table that they still do. */
  readonly storeId?: string;
};

/** The HTTP API passes groups as the text `[store admin]`. */
const groupsOf = (claim: unknown): string[] =>
  (typeof claim === "string" ? claim : "").replaceAll(/[[\]]/g, "").split(/[ ,]+/).filter(Boolean);

/** Reads the caller from verified claims. An account in no group is a customer. */
export const callerOf = (claims: Record<string, unknown> | undefined): Caller | undefined => {
  const userId = claims?.[accountClaim];
  if (typeof userId !== "string" || userId === "") return undefined;
  const signedInAt = new Date(Number(claims?.["auth_time"] ?? 0) * 1000);
  const groups = groupsOf(claims?.["cognito:groups"]);
  const role = groups.includes("admin") ? "admin" : groups.includes("store") ? "store" : "customer";
  const scope = claims?.["scope"];
  const mayChangeSignIn = typeof scope === "string" && scope.split(" ").includes(selfService);
  const storeId = claims?.["storeId"];
  const worksIn = role === "store" && typeof storeId === "string" && storeId !== "" ? { storeId } : {};
  return { userId, role, signedInAt, mayChangeSignIn, ...worksIn };
};

/** Throws `not-signed-in` or `forbidden`. */
export const assertAccess = (access: Access, caller: Caller | undefined): void => {
  if (access === "public") return;
  if (!caller) throw new ProblemError("not-signed-in");
  if (access !== "signed-in" && access !== caller.role) throw new ProblemError("forbidden");
};
