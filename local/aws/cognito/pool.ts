export type TriggerName =
  | "PreSignUp"
  | "PostConfirmation"
  | "CustomMessage"
  | "PreTokenGeneration"
  | "DefineAuthChallenge"
  | "CreateAuthChallenge"
  | "VerifyAuthChallengeResponse"
  | "PreAuthentication"
  | "PostAuthentication";

export type PoolClient = {
  clientId: string;
  /** With or without the template's ALLOW_ prefix. */
  explicitAuthFlows: string[];
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
  refreshTokenRotation: { enabled: boolean; retryGraceSeconds: number } | undefined;
  preventUserExistenceErrors: boolean;
  /** Attributes that users may set themselves; undefined allows the standard ones, as in Cognito. */
  writeAttributes?: string[] | undefined;
  /** Attributes that users can read and ID tokens carry; undefined allows the standard ones. */
  readAttributes?: string[] | undefined;
};

export type PasskeyRules = {
  /** The host name that passkeys are bound to. */
  relyingPartyId: string;
  userVerification: "required" | "preferred";
};

export type PoolConfig = {
  /** Region, underscore and name, e.g. `eu-west-1_XXXXXXXXX`; the name is part of every password hash. */
  poolId: string;
  clients: PoolClient[];
  groups: string[];
  passwordPolicy: { minimumLength: number };
  refusesLeaked?: boolean | undefined;
  mfa: "OFF" | "OPTIONAL" | "ON";
  /** Logical ids of the functions. */
  triggers: Partial<Record<TriggerName, string>>;
  keepOriginalEmail?: boolean | undefined;
  /** Undefined disables sign-in by passkey. */
  passkeys?: PasskeyRules | undefined;
  /** Custom attributes have no `custom:` prefix here. */
  schema: { name: string; mutable: boolean; required: boolean; maxLength?: number | undefined }[];
  adminInviteDays: number;
  /** The From header; undefined uses Cognito's own address. */
  sender?: string | undefined;
  adminCreatesOnly?: boolean | undefined;
  /** The public operations that the pool's firewall allows; undefined allows all. */
  openOperations?: RegExp | undefined;
};

export const poolName = (pool: PoolConfig): string => pool.poolId.slice(pool.poolId.indexOf("_") + 1);

export const allowsFlow = (client: PoolClient, flow: string): boolean =>
  client.explicitAuthFlows.some((allowed) => allowed === flow || allowed === `ALLOW_${flow}`);
