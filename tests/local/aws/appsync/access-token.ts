import { jwtVerify, SignJWT } from "jose";
import type { Clock } from "#local/cloud.ts";

const secret = new TextEncoder().encode("a secret of these tests that is long enough");

/** Signs an access token; `lifeSeconds` counts from the real time, which Amplify uses. */
export const accessToken = (
  sub: string,
  lifeSeconds = 900,
  key = secret,
  groups: readonly string[] = ["customer"],
): Promise<string> =>
  new SignJWT({
    token_use: "access",
    username: sub,
    accountId: sub,
    ...(groups.length > 0 && { "cognito:groups": groups }),
  })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifeSeconds)
    .sign(key);

export const forgedToken = (sub: string): Promise<string> =>
  accessToken(sub, 900, new TextEncoder().encode("another secret that is long enough as well"));

export const verifyAccessToken =
  (clock: Clock) =>
  async (token: string): Promise<Record<string, unknown>> =>
    (await jwtVerify(token, secret, { currentDate: new Date(clock.now()) })).payload;
