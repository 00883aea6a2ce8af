import type { PreTokenGenerationV2TriggerEvent } from "aws-lambda";
import { wasUsedBy } from "#lambdas/secrets/sign-in-tickets.ts";
import { SessionsItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

type World = {
  readonly table: Table;
  /** Whether the user has set up an authenticator app. */
  readonly hasAuthenticator: (userPoolId: string, userName: string) => Promise<boolean>;
};

/**
 * An eID vouches for the tokens of its own sign-in alone: a renewal does not say which sign-in it descends from.
 * The client names the ticket it signed in with; that it was used, and by whom, only the table knows.
 */
const comesFromEid = async (table: Table, event: PreTokenGenerationV2TriggerEvent): Promise<boolean> => {
  const { clientMetadata, userAttributes } = event.request;
  const [ticket, userId] = [clientMetadata?.["ticket"], userAttributes["sub"]];
  if (event.triggerSource !== "TokenGeneration_Authentication" || !ticket || !userId) return false;
  return wasUsedBy(table, ticket, userId);
};

const isClosed = async (table: Table, { request }: PreTokenGenerationV2TriggerEvent): Promise<boolean> => {
  const sessions = await table.get(keys.sessions(request.userAttributes["sub"] ?? ""), SessionsItem);
  return sessions?.closedAt !== undefined;
};

/** Puts the store into the tokens, tells the browser that an account is closed, and leaves `admin` out while the sign-in rests on a password alone. */
export const claimTokens = async (
  { table, hasAuthenticator }: World,
  event: PreTokenGenerationV2TriggerEvent,
): Promise<PreTokenGenerationV2TriggerEvent> => {
  const { groupConfiguration, userAttributes } = event.request;
  const groups = groupConfiguration.groupsToOverride ?? [];
  const isProved =
    !groups.includes("admin") ||
    (await hasAuthenticator(event.userPoolId, event.userName)) ||
    (await comesFromEid(table, event));
  const closing = (await isClosed(table, event)) ? { closing: "true" } : {};
  const storeId = userAttributes["custom:storeId"];
  const store = storeId ? { storeId } : {};
  event.response.claimsAndScopeOverrideDetails = {
    idTokenGeneration: {
      claimsToAddOrOverride: { ...store, ...closing, ...(!isProved && { totpRequired: "true" }) },
    },
    accessTokenGeneration: { claimsToAddOrOverride: store },
    groupOverrideDetails: {
      ...groupConfiguration,
      groupsToOverride: isProved ? groups : groups.filter((group) => group !== "admin"),
    },
  };
  return event;
};
