import type { PreTokenGenerationV2TriggerEvent } from "aws-lambda";
import { accountClaim } from "#contract/account-claim.ts";
import { selfService } from "#contract/sign-in-purpose.ts";
import { findWorkplace } from "#lambdas/accounts/find-workplace.ts";
import { takePurpose } from "#lambdas/accounts/passkey-purpose.ts";
import { recordProof } from "#lambdas/accounts/sign-in-proof.ts";
import { areAllOver } from "#lambdas/shared/http/sign-in-use.ts";
import { wasUsedBy } from "#lambdas/shared/tokens/sign-in-tickets.ts";
import type { System } from "#lambdas/system.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Event = PreTokenGenerationV2TriggerEvent;
type Context = Pick<System, "now"> & {
  readonly table: Table;
  /** Whether the user has set up an authenticator app. */
  readonly hasAuthenticator: (userPoolId: string, userName: string) => Promise<boolean>;
};

/**
 * An eID vouches for the tokens of its own sign-in alone: a renewal does not say which sign-in it descends from.
 * The client names the ticket it signed in with; that it was used, and by whom, only the table knows.
 */
const comesFromEid = async (table: Table, userId: string, event: Event): Promise<boolean> => {
  const ticket = event.request.clientMetadata?.["ticket"];
  if (event.triggerSource !== "TokenGeneration_Authentication" || !ticket) return false;
  return wasUsedBy(table, ticket, userId);
};

/**
 * A token that is only carried around must not be worth a takeover. So it gets that scope only where someone has just signed in
 * for the purpose, and where an administrator has to set up a second factor before being one; renewing never gives it.
 */
const mayChangeSignIn = async (context: Context, userId: string, event: Event): Promise<boolean> => {
  if (event.triggerSource !== "TokenGeneration_Authentication") return false;
  return takePurpose(context, userId, event.request.clientMetadata);
};

/** Nobody gets tokens of an account that is locked, however they have signed in. Of one that is not, it tells whether it is closed. */
const requireUnlocked = async (table: Table, userId: string): Promise<boolean> => {
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.lockedAt !== undefined) throw new Error("account-locked");
  return sessions?.closedAt !== undefined;
};

/** A person who has done nothing for too long gets no new tokens, as after opening a computer that has been closed for hours. */
const assertInUse = async ({ table, now }: Context, userId: string, event: Event): Promise<void> => {
  if (event.triggerSource !== "TokenGeneration_RefreshTokens") return;
  if (await areAllOver(table, userId, now())) throw new Error("session-ended");
};

/** Puts the account and the store they work in into the tokens, takes out what lets them change the ways into the account, tells the browser that an account is closed, and leaves `admin` out while the sign-in rests on a password alone. */
export const claimTokens = async (context: Context, userId: string, event: Event): Promise<Event> => {
  await assertInUse(context, userId, event);
  const { table, now, hasAuthenticator } = context;
  const isClosing = await requireUnlocked(table, userId);
  const { groupConfiguration, userAttributes } = event.request;
  const groups = groupConfiguration.groupsToOverride ?? [];
  const isProved =
    !groups.includes("admin") ||
    (await hasAuthenticator(event.userPoolId, event.userName)) ||
    (await comesFromEid(table, userId, event));
  const closing = isClosing ? { closing: "true" } : {};
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
