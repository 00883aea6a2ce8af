import * as z from "zod";
import type { TriggerCall } from "./triggers.ts";

type Claims = Record<string, unknown>;

const Changes = z
  .object({
    claimsToAddOrOverride: z.record(z.string(), z.unknown()).nullish(),
    claimsToSuppress: z.array(z.string()).nullish(),
    scopesToAdd: z.array(z.string()).nullish(),
    scopesToSuppress: z.array(z.string()).nullish(),
  })
  .nullish();
type Changes = z.output<typeof Changes>;

/** The response of a PreTokenGeneration function (V2_0). */
export const TokenOverrides = z.object({
  claimsAndScopeOverrideDetails: z
    .object({
      idTokenGeneration: Changes,
      accessTokenGeneration: Changes,
      groupOverrideDetails: z.object({ groupsToOverride: z.array(z.string()).nullish() }).nullish(),
    })
    .nullish(),
});
export type TokenOverrides = z.output<typeof TokenOverrides>;

/** The scope that the user pool's own operations require. */
export const accessScope = "aws.cognito.signin.user.admin";

// A function may not change a token's user, issuer or lifetime.
const reserved = new Set(
  (
    "acr amr at_hash aud auth_time azp client_id cognito:username device_key event_id exp iat identities iss " +
    "jti nbf nonce origin_jti scope sub token_use username version"
  ).split(" "),
);

const changeClaims = (claims: Claims, changes: Changes): Claims => {
  const suppressed = new Set(changes?.claimsToSuppress);
  const added = Object.entries(changes?.claimsToAddOrOverride ?? {}).filter(([name]) => !reserved.has(name));
  const ownClaims = Object.entries(claims).filter(([name]) => reserved.has(name) || !suppressed.has(name));
  return Object.fromEntries([...ownClaims, ...added]);
};

const changeScopes = (changes: Changes): string => {
  const suppressed = new Set(changes?.scopesToSuppress);
  return [accessScope, ...(changes?.scopesToAdd ?? [])].filter((scope) => !suppressed.has(scope)).join(" ");
};

const withGroups = (claims: Claims, groups: string[]): Claims =>
  groups.length > 0 ? { ...claims, "cognito:groups": groups } : claims;

export const applyOverrides = (
  tokens: { id: Claims; access: Claims; groups: string[] },
  overrides: TokenOverrides,
): { id: Claims; access: Claims } => {
  const details = overrides.claimsAndScopeOverrideDetails;
  const groups = details?.groupOverrideDetails?.groupsToOverride ?? tokens.groups;
  const access = { ...tokens.access, scope: changeScopes(details?.accessTokenGeneration) };
  return {
    id: changeClaims(withGroups(tokens.id, groups), details?.idTokenGeneration),
    access: changeClaims(withGroups(access, groups), details?.accessTokenGeneration),
  };
};

export const preTokenGeneration = (
  about: Pick<TriggerCall, "source" | "userName" | "clientId">,
  userAttributes: Record<string, string>,
  groups: string[],
  clientMetadata: Record<string, string> | undefined,
): TriggerCall => ({
  ...about,
  version: "2",
  request: {
    userAttributes,
    groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [], preferredRole: null },
    scopes: [accessScope],
    clientMetadata,
  },
  response: { claimsAndScopeOverrideDetails: null },
});
