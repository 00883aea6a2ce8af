import { NetworkError } from "#web/platform/api/errors.ts";
import { identityOf } from "./id-token.ts";
import { amplifyReady } from "./session.ts";

type Person = { readonly userId: string; readonly storeId?: string | undefined };

/** Returns the token only while the same person works in the same store, so that a request is never sent as someone else. */
export const tokenOf =
  ({ userId, storeId }: Person) =>
  async (): Promise<string | undefined> => {
    const { accessToken, idToken } = await (await amplifyReady()).readTokens().catch((cause: unknown) => {
      throw new NetworkError("The session could not be renewed", { cause });
    });
    const now = idToken === undefined ? undefined : identityOf(idToken);
    if (now?.userId !== userId || now.storeId !== storeId)
      throw new NetworkError("Someone else is signed in by now");
    return accessToken;
  };
