import * as z from "zod";
import type { AuthAnswer } from "#local/aws/cognito/challenges.ts";
import { CognitoError, notAuthorized } from "#local/aws/cognito/errors.ts";
import type { PoolClient } from "#local/aws/cognito/pool.ts";
import type { Realm } from "#local/aws/cognito/realm.ts";
import { Metadata, operation } from "#local/aws/cognito/pool-context.ts";

type Holder = { realm: Realm; client: PoolClient; clientMetadata: Metadata };

export const refreshTokens = async (
  { realm, client, clientMetadata }: Holder,
  refreshToken: string,
): Promise<AuthAnswer> => {
  const signIn = realm.signIns.ofRefreshToken(refreshToken, client);
  const user = realm.users.find(signIn.sub);
  if (user?.enabled !== true) throw notAuthorized("Refresh Token has been revoked");
  const tokens = await realm.mint({ user, client, signIn, source: "RefreshTokens", clientMetadata });
  // Rotates only after the trigger succeeded, so that its refusal does not end the sign-in.
  const rotated = realm.signIns.rotate(refreshToken, client);
  const result = rotated === undefined ? tokens : { ...tokens, RefreshToken: rotated };
  return { ChallengeParameters: {}, AuthenticationResult: result };
};

export const getTokensFromRefreshToken = operation(
  z.object({ RefreshToken: z.string(), ClientId: z.string(), ClientMetadata: Metadata }),
  async (context, input) => {
    const { realm, client } = context.ofClient(input.ClientId);
    return refreshTokens({ realm, client, clientMetadata: input.ClientMetadata }, input.RefreshToken);
  },
);

export const revokeToken = operation(
  z.object({ Token: z.string(), ClientId: z.string() }),
  (context, input) => {
    const { realm, client } = context.ofClient(input.ClientId);
    if (input.Token.split(".").length === 3) {
      throw new CognitoError("UnsupportedTokenTypeException", "Only refresh tokens can be revoked");
    }
    realm.signIns.revoke(input.Token, client);
    return {};
  },
);

export const globalSignOut = operation(z.object({ AccessToken: z.string() }), async (context, input) => {
  const { realm, user } = await context.ofAccessToken(input.AccessToken);
  realm.signIns.revokeAll(user.sub);
  return {};
});
