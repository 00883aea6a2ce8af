import type { Role } from "#contract/accounts.ts";
import { accountClaim } from "#contract/account-claim.ts";
import { selfService } from "#contract/sign-in-purpose.ts";
import type { Access } from "#contract/route.ts";
import { ProblemError } from "./problem.ts";

/** Who calls, as the verified token says. */
export type Caller = {
  /** Of the account, which outlives the user of the pool. */
  readonly userId: string;
  readonly role: Role;
  /** When the person signed in, which renewing a token does not change. */
  readonly signedInAt: Date;
  /** They have signed in just now to change the ways into their account. */
  readonly mayChangeSignIn?: boolean;
  /** The store they work in. That they still do, and may write there, is for the table to say. */
  readonly storeId?: string;
};

/** HTTP API hands groups over as the text `[store admin]`. */
const groupsOf = (claim: unknown): string[] =>
  (typeof claim === "string" ? claim : "").replaceAll(/[[\]]/g, "").split(/[ ,]+/).filter(Boolean);

/** The caller behind verified claims. An account in no group is a customer. */
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

/** Lets the caller through or throws `not-signed-in` or `forbidden`. */
export const assertAccess = (access: Access, caller: Caller | undefined): void => {
  if (access === "public") return;
  if (!caller) throw new ProblemError("not-signed-in");
  if (access !== "signed-in" && access !== caller.role) throw new ProblemError("forbidden");
};
