import * as z from "zod";
import type { Clock } from "#local/cloud.ts";
import type { Asker } from "#local/aws/iam/demand.ts";
import { AppSyncError } from "./appsync-error.ts";
import type { Access } from "./schema.ts";

const Claims = z.looseObject({
  sub: z.string(),
  exp: z.number(),
  iss: z.string().optional(),
  username: z.string().optional(),
  "cognito:groups": z.array(z.string()).optional(),
});
type Claims = z.infer<typeof Claims>;

export type User = { kind: "user"; claims: Claims };
export type Caller = User | { kind: "iam"; accessKeyId: string; accountId: string; asker?: Asker };

export type VerifyUser = (token: string) => Promise<Record<string, unknown>>;

const refused = (message: string): AppSyncError => new AppSyncError("UnauthorizedException", message);

export const hasExpired = (user: User, clock: Clock): boolean => user.claims.exp * 1000 <= clock.now();

/** Verifies a user pool token; throws UnauthorizedException if it is missing, forged or expired. */
export const authenticateUser = async (
  authorization: string | undefined,
  verify: VerifyUser,
  clock: Clock,
): Promise<User> => {
  if (!authorization) throw refused("You are not authorized to make this call.");
  const claims = await verify(authorization.replace(/^Bearer /i, "")).catch(() => undefined);
  const parsed = Claims.safeParse(claims);
  if (!parsed.success) throw refused("You are not authorized to make this call.");
  const user: User = { kind: "user", claims: parsed.data };
  if (hasExpired(user, clock)) throw refused("Token has expired.");
  return user;
};

export const isAllowed = (caller: Caller, access: Access): boolean => {
  if (caller.kind === "iam") return access.iam;
  const groups = caller.claims["cognito:groups"] ?? [];
  return access.userPool && (access.groups?.some((group) => groups.includes(group)) ?? true);
};

export const resolverIdentity = (caller: Caller) => {
  if (caller.kind === "iam")
    return {
      accountId: caller.accountId,
      username: caller.accessKeyId,
      userArn: `arn:aws:iam::${caller.accountId}:user/${caller.accessKeyId}`,
      sourceIp: ["127.0.0.1"],
    };
  const { claims } = caller;
  return {
    sub: claims.sub,
    issuer: claims.iss ?? null,
    username: claims.username ?? claims.sub,
    groups: claims["cognito:groups"] ?? null,
    claims,
    sourceIp: ["127.0.0.1"],
    defaultAuthStrategy: "ALLOW",
  };
};
