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
  /** With or without the ALLOW_ prefix of the template. */
  explicitAuthFlows: string[];
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
  refreshTokenRotation: { enabled: boolean; retryGraceSeconds: number } | undefined;
  preventUserExistenceErrors: boolean;
  /** Attributes its users may set themselves; undefined allows the standard ones, as the user pool does. */
  writeAttributes?: string[] | undefined;
  /** Attributes its users see and its ID tokens carry; undefined allows the standard ones. */
  readAttributes?: string[] | undefined;
};

export type PasskeyRules = {
  /** The host name that passkeys are made for. */
  relyingPartyId: string;
  userVerification: "required" | "preferred";
};

export type PoolConfig = {
  /** Region, underscore and name: `eu-west-1_XXXXXXXXX`. The name is part of every password hash. */
  poolId: string;
  clients: PoolClient[];
  groups: string[];
  passwordPolicy: { minimumLength: number };
  /** Whether a new password may not be one that is known to have leaked. */
  refusesLeaked?: boolean | undefined;
  mfa: "OFF" | "OPTIONAL" | "ON";
  /** Logical ids of the functions. */
  triggers: Partial<Record<TriggerName, string>>;
  /** A changed e-mail takes effect only once its code was given; until then the old one stays. */
  keepOriginalEmail?: boolean | undefined;
  /** Undefined where passkeys are no way in. */
  passkeys?: PasskeyRules | undefined;
  /** Names of custom attributes stand here without their prefix. */
  schema: { name: string; mutable: boolean; required: boolean; maxLength?: number | undefined }[];
  adminInviteDays: number;
  /** Nobody signs up by themselves: only who holds the account's credentials makes users. */
  /** Who mails come from, as in a header; Cognito's own address without. */
  sender?: string | undefined;
  adminCreatesOnly?: boolean | undefined;
  /** The operations that its firewall lets clients ask for; undefined for all. */
  openOperations?: RegExp | undefined;
};

export const poolName = (pool: PoolConfig): string => pool.poolId.slice(pool.poolId.indexOf("_") + 1);

export const allowsFlow = (client: PoolClient, flow: string): boolean =>
  client.explicitAuthFlows.some((allowed) => allowed === flow || allowed === `ALLOW_${flow}`);
