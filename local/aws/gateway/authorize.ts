import * as z from "zod";
import type { RouteConfig } from "#local/template/readers/http-apis.ts";

/** Returns the claims of a valid access token of a user pool; rejects any other. */
export type VerifyToken = (poolId: string, token: string) => Promise<Record<string, unknown>>;

export type JwtContext = { claims: Record<string, string>; scopes: string[] | null };

export type Admission =
  | { admitted: true; jwt: JwtContext | undefined }
  | { admitted: false; status: 401 | 403; challenge?: string };

const text = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.join(" ")}]`;
  return typeof value === "string" ? value : JSON.stringify(value);
};

const Audience = z.object({ aud: z.string().optional(), client_id: z.string().optional() });

const isFor = (claims: Record<string, unknown>, audience: readonly string[]): boolean => {
  const { aud, client_id: clientId } = Audience.parse(claims);
  return audience.includes(aud ?? clientId ?? "");
};

const scopesOf = (claims: Record<string, unknown>): string[] =>
  typeof claims["scope"] === "string" ? claims["scope"].split(" ") : [];

/** As the JWT authorizer: 401 without a valid token for this API, 403 without one of the route's scopes. */
export const authorize = async (
  route: RouteConfig,
  header: string | undefined,
  verify: VerifyToken,
): Promise<Admission> => {
  const { authorizer, scopes } = route;
  if (authorizer === undefined) return { admitted: true, jwt: undefined };
  const token = header?.replace(/^Bearer\s+/i, "") ?? "";
  if (token === "") return { admitted: false, status: 401, challenge: "Bearer" };
  const claims = await verify(authorizer.poolId, token).catch(() => undefined);
  if (claims === undefined || !isFor(claims, authorizer.audience))
    return { admitted: false, status: 401, challenge: 'Bearer error="invalid_token"' };
  const held = scopesOf(claims);
  if (scopes.length > 0 && !scopes.some((scope) => held.includes(scope)))
    return { admitted: false, status: 403 };
  // API Gateway passes every claim as a string, and a list as "[a b]".
  const texts = Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, text(value)]));
  return { admitted: true, jwt: { claims: texts, scopes: scopes.length > 0 ? held : null } };
};
