import * as z from "zod";
import type { PoolClient, PoolConfig, TriggerName } from "#local/aws/cognito/pool.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { hostOf, type Place } from "#local/template/place.ts";
import { functionInArn } from "./functions.ts";
import { readOpenOperations } from "./pool-firewalls.ts";

const Pool = z.object({
  Policies: z
    .looseObject({
      PasswordPolicy: z
        .looseObject({
          MinimumLength: z.coerce.number().default(8),
          TemporaryPasswordValidityDays: z.coerce.number().optional(),
        })
        .optional(),
      SignInPolicy: z.looseObject({ AllowedFirstAuthFactors: z.array(z.string()).default([]) }).prefault({}),
    })
    .optional(),
  WebAuthnRelyingPartyID: z.string().optional(),
  WebAuthnUserVerification: z.enum(["required", "preferred"]).default("preferred"),
  UserAttributeUpdateSettings: z
    .object({ AttributesRequireVerificationBeforeUpdate: z.array(z.string()).default([]) })
    .prefault({}),
  AdminCreateUserConfig: z.looseObject({ AllowAdminCreateUserOnly: z.boolean().default(false) }).prefault({}),
  EmailConfiguration: z.looseObject({ From: z.string().optional() }).prefault({}),
  MfaConfiguration: z.enum(["OFF", "OPTIONAL", "ON"]).default("OFF"),
  LambdaConfig: z.record(z.string(), z.unknown()).default({}),
  Schema: z
    .array(
      z.looseObject({
        Name: z.string(),
        Mutable: z.boolean().default(true),
        Required: z.boolean().default(false),
        StringAttributeConstraints: z.object({ MaxLength: z.coerce.number().optional() }).optional(),
      }),
    )
    .default([]),
});

const Unit = z.enum(["seconds", "minutes", "hours", "days"]);

const Client = z.object({
  UserPoolId: z.string(),
  ExplicitAuthFlows: z.array(z.string()).default([]),
  AccessTokenValidity: z.coerce.number().default(1),
  IdTokenValidity: z.coerce.number().default(1),
  RefreshTokenValidity: z.coerce.number().default(30),
  TokenValidityUnits: z
    .object({
      AccessToken: Unit.default("hours"),
      IdToken: Unit.default("hours"),
      RefreshToken: Unit.default("days"),
    })
    .prefault({}),
  RefreshTokenRotation: z
    .object({
      Feature: z.enum(["ENABLED", "DISABLED"]),
      RetryGracePeriodSeconds: z.coerce.number().default(0),
    })
    .optional(),
  PreventUserExistenceErrors: z.enum(["ENABLED", "LEGACY"]).default("LEGACY"),
  ReadAttributes: z.array(z.string()).optional(),
  WriteAttributes: z.array(z.string()).optional(),
});

const Risks = z.object({
  UserPoolId: z.string(),
  CompromisedCredentialsRiskConfiguration: z
    .object({ Actions: z.object({ EventAction: z.enum(["BLOCK", "NO_ACTION"]) }) })
    .optional(),
});

const Group = z.object({ UserPoolId: z.string(), GroupName: z.string() });

const secondsIn = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;

const triggerNames = [
  "PreSignUp",
  "PostConfirmation",
  "CustomMessage",
  "PreTokenGeneration",
  "DefineAuthChallenge",
  "CreateAuthChallenge",
  "VerifyAuthChallengeResponse",
  "PreAuthentication",
  "PostAuthentication",
] as const satisfies readonly TriggerName[];

const TriggerTarget = z.union([
  z.string(),
  z.looseObject({ LambdaArn: z.string() }).transform(({ LambdaArn }) => LambdaArn),
]);

const triggersOf = (config: Record<string, unknown>): PoolConfig["triggers"] =>
  Object.fromEntries(
    triggerNames.flatMap((name) => {
      const target = TriggerTarget.safeParse(config[`${name}Config`] ?? config[name]);
      return target.success ? [[name, functionInArn(target.data)]] : [];
    }),
  );

/** Passkeys need a host name and do not work with 127.0.0.1, so they belong to localhost here. */
const passkeysOf = (pool: z.infer<typeof Pool>, place: Place): PoolConfig["passkeys"] => {
  const host = pool.WebAuthnRelyingPartyID;
  const isAllowed = pool.Policies?.SignInPolicy.AllowedFirstAuthFactors.includes("WEB_AUTHN") === true;
  if (!isAllowed || host === undefined) return undefined;
  const relyingPartyId = host === hostOf(place) ? "localhost" : host;
  return { relyingPartyId, userVerification: pool.WebAuthnUserVerification };
};

const clientOf = (clientId: string, client: z.infer<typeof Client>): PoolClient => {
  const { TokenValidityUnits: unit, RefreshTokenRotation: rotation } = client;
  return {
    clientId,
    explicitAuthFlows: client.ExplicitAuthFlows,
    accessTokenSeconds: client.AccessTokenValidity * secondsIn[unit.AccessToken],
    idTokenSeconds: client.IdTokenValidity * secondsIn[unit.IdToken],
    refreshTokenSeconds: client.RefreshTokenValidity * secondsIn[unit.RefreshToken],
    refreshTokenRotation:
      rotation === undefined
        ? undefined
        : { enabled: rotation.Feature === "ENABLED", retryGraceSeconds: rotation.RetryGracePeriodSeconds },
    preventUserExistenceErrors: client.PreventUserExistenceErrors === "ENABLED",
    readAttributes: client.ReadAttributes,
    writeAttributes: client.WriteAttributes,
  };
};

export const readUserPools = (template: CloudTemplate): PoolConfig[] => {
  const clients = template.all("AWS::Cognito::UserPoolClient", Client);
  const blocking = template
    .all("AWS::Cognito::UserPoolRiskConfigurationAttachment", Risks)
    .filter(
      ({ properties }) => properties.CompromisedCredentialsRiskConfiguration?.Actions.EventAction === "BLOCK",
    );
  const groups = template.all("AWS::Cognito::UserPoolGroup", Group);
  return template.all("AWS::Cognito::UserPool", Pool).map(({ ref, arn, properties }) => {
    const password = properties.Policies?.PasswordPolicy;
    const { AttributesRequireVerificationBeforeUpdate: provenFirst } = properties.UserAttributeUpdateSettings;
    return {
      poolId: ref,
      clients: clients
        .filter((client) => client.properties.UserPoolId === ref)
        .map((client) => clientOf(client.ref, client.properties)),
      groups: groups
        .filter((group) => group.properties.UserPoolId === ref)
        .map((group) => group.properties.GroupName),
      passwordPolicy: { minimumLength: password?.MinimumLength ?? 8 },
      refusesLeaked: blocking.some((risks) => risks.properties.UserPoolId === ref),
      mfa: properties.MfaConfiguration,
      keepOriginalEmail: provenFirst.includes("email"),
      passkeys: passkeysOf(properties, template.place),
      triggers: triggersOf(properties.LambdaConfig),
      schema: properties.Schema.map((field) => ({
        name: field.Name,
        mutable: field.Mutable,
        required: field.Required,
        maxLength: field.StringAttributeConstraints?.MaxLength,
      })),
      adminInviteDays: password?.TemporaryPasswordValidityDays ?? 7,
      sender: properties.EmailConfiguration.From,
      adminCreatesOnly: properties.AdminCreateUserConfig.AllowAdminCreateUserOnly,
      openOperations: readOpenOperations(template, arn),
    };
  });
};
