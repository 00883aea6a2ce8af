import type { AcceptanceMethod } from "#contract/people/consent-history.ts";
import type { ShownDocuments } from "#contract/people/document-news.ts";
import { recordAcceptance } from "#lambdas/people/consents/record-acceptance.ts";
import type { Person } from "./person.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { guardEmail } from "#lambdas/people/email-guard.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { BalanceItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { lastUseWrite } from "#lambdas/people/sessions/last-use.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Acceptance = { readonly shown: ShownDocuments; readonly door: AcceptanceMethod };

/**
 * Creates the profile, balance, address guard, first use and accepted documents of a new account. Does
 * nothing if the account exists.
 */
export const createAccount = async (
  { table, now }: { table: Table; now: () => Date },
  userId: string,
  person: Person,
  acceptance?: Acceptance,
): Promise<void> => {
  const at = now().toISOString();
  const accepted = acceptance && recordAcceptance(userId, { ...acceptance, at });
  const profile: Omit<ProfileItem, "entity"> = {
    userId,
    ...person,
    ...accepted?.profile,
    identityLevel: 0,
    createdAt: at,
  };
  const balance: Omit<BalanceItem, "entity"> = { userId, points: 0, version: 0 };
  try {
    await table.transact([
      put(keys.profile(userId), "profile", profile).expectNew("repeated"),
      put(keys.balance(userId), "balance", {
        ...balance,
        gsi1pk: lists.balances(),
        gsi1sk: userId,
      }).expectNew("repeated"),
      guardEmail(person.email, userId, now()),
      lastUseWrite(userId, now()),
      ...(accepted?.writes ?? []),
    ]);
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
  }
};
