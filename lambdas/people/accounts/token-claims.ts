import type { PreTokenGenerationV2TriggerEvent } from "aws-lambda";
import { accountClaim } from "#contract/people/account-claim.ts";
import { selfService } from "#contract/people/sign-in-purpose.ts";
import { StoreMemberItem, WorkplaceItem } from "#lambdas/shops/items/store.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { areAllOver } from "#lambdas/people/sessions/sign-in-use.ts";
import { wasUsedBy } from "#lambdas/people/sign-in-tickets.ts";
import type { System } from "#lambdas/platform/system.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { takePurpose } from "./passkey-purpose.ts";
import { recordProof } from "./sign-in-proof.ts";

const worksIn = async (table: Table, userId: string, storeId: string | undefined): Promise<boolean> =>
  storeId !== undefined &&
  (await table.get(keys.storeMember(storeId, userId), StoreMemberItem)) !== undefined;

/** Checks each store against the table: the index can lag behind. */
const firstOf = async (table: Table, userId: string): Promise<string | undefined> => {
  const partition = lists.workplacesOf(userId);
  const query = { index: "gsi1", partition, schema: StoreMemberItem, limit: 10 } as const;
  for (const { storeId } of (await table.query(query)).items)
    if (await worksIn(table, userId, storeId)) return storeId;
  return undefined;
};

/** Picks the store for someone's tokens: the one they chose, else `first` (their invitation), else any they work in. */
const findWorkplace = async (
  table: Table,
  userId: string,
  first: string | undefined,
): Promise<string | undefined> => {
  const chosen = (await table.get(keys.workplace(userId), WorkplaceItem))?.storeId ?? first;
  return (await worksIn(table, userId, chosen)) ? chosen : firstOf(table, userId);
};

type Event = PreTokenGenerationV2TriggerEvent;
type Context = Pick<System, "now"> & {
  readonly table: Table;
  readonly hasAuthenticator: (userPoolId: string, userName: string) => Promise<boolean>;
};

/** True for tokens of an eID sign-in; renewals do not say which sign-in they come from. The client names its ticket, and the table knows who used it. */
const comesFromEid = async (table: Table, userId: string, event: Event): Promise<boolean> => {
  const ticket = event.request.clientMetadata?.["ticket"];
  if (event.triggerSource !== "TokenGeneration_Authentication" || !ticket) return false;
  return wasUsedBy(table, ticket, userId);
};

/**
 * True right after a sign-in for that purpose and never on renewal, so that a stolen token cannot take over
 * the account.
 */
const mayChangeSignIn = async (context: Context, userId: string, event: Event): Promise<boolean> => {
  if (event.triggerSource !== "TokenGeneration_Authentication") return false;
  return takePurpose(context, userId, event.request.clientMetadata);
};

/** Refuses tokens for a locked account; returns whether the account is closed. */
const checkUnlocked = async (table: Table, userId: string): Promise<boolean> => {
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.lockedAt !== undefined) throw new Error("account-locked");
  return sessions?.closedAt !== undefined;
};

/** Refuses renewals after long inactivity, such as opening a laptop hours later. */
const assertInUse = async ({ table, now }: Context, userId: string, event: Event): Promise<void> => {
  if (event.triggerSource !== "TokenGeneration_RefreshTokens") return;
  if (await areAllOver(table, userId, now())) throw new Error("session-ended");
};

/**
 * Adds account and store to the tokens, marks a closed account, and drops `admin` after a sign-in by password
 * alone. Removes the self-service scope, unless the sign-in was made for it or an administrator has yet to
 * set up an authenticator app.
 */
export const setTokenClaims = async (context: Context, userId: string, event: Event): Promise<Event> => {
  await assertInUse(context, userId, event);
  const { table, now, hasAuthenticator } = context;
  const isClosed = await checkUnlocked(table, userId);
  const { groupConfiguration, userAttributes } = event.request;
  const groups = groupConfiguration.groupsToOverride ?? [];
  const isProved =
    !groups.includes("admin") ||
    (await hasAuthenticator(event.userPoolId, event.userName)) ||
    (await comesFromEid(table, userId, event));
  const closing = isClosed ? { closing: "true" } : {};
  const trusted =
    (await mayChangeSignIn(context, userId, event)) ||
    (!isProved && event.triggerSource !== "TokenGeneration_RefreshTokens");
  if (trusted) await recordProof({ table, now }, userId);
  const storeId = groups.includes("store")
    ? await findWorkplace(table, userId, userAttributes["custom:storeId"])
    : undefined;
  const whose = { [accountClaim]: userId, ...(storeId && { storeId }) };
  event.response.claimsAndScopeOverrideDetails = {
    idTokenGeneration: {
      claimsToAddOrOverride: { ...whose, ...closing, ...(!isProved && { totpRequired: "true" }) },
    },
    accessTokenGeneration: { claimsToAddOrOverride: whose, scopesToSuppress: trusted ? [] : [selfService] },
    groupOverrideDetails: {
      ...groupConfiguration,
      groupsToOverride: isProved ? groups : groups.filter((group) => group !== "admin"),
    },
  };
  return event;
};
