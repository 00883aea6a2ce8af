import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import type { Records } from "#local/state/records.ts";

export const SignIn = z.object({
  sub: z.string(),
  clientId: z.string(),
  originJti: z.string(),
  /** Epoch milliseconds, like `expiresAt` and `rotatedAt`. */
  authTime: z.number(),
  expiresAt: z.number(),
  /** SHA-256 of every refresh token of this sign-in; the tokens themselves are not stored. */
  tokens: z.array(z.object({ hash: z.string(), rotatedAt: z.number().optional() })),
});
export type SignIn = z.output<typeof SignIn>;

const Pointer = z.object({ sub: z.string(), originJti: z.string() });

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

export type SignInRecords = {
  read(sub: string, originJti: string): SignIn | undefined;
  ofToken(token: string): SignIn | undefined;
  list(sub?: string): SignIn[];
  putWithToken(signIn: SignIn): string;
  delete(signIn: SignIn): void;
};

export const openSignInRecords = (records: Records, poolId: string): SignInRecords => {
  const keyOf = (sub: string, originJti: string): string => `${poolId}/${sub}/${originJti}`;
  const tokenKey = (hash: string): string => `${poolId}/${hash}`;
  const read = (sub: string, originJti: string): SignIn | undefined => {
    const stored = records.get("sign-in", keyOf(sub, originJti));
    return stored === undefined ? undefined : SignIn.parse(stored);
  };
  return {
    read,
    ofToken: (token) => {
      const pointer = Pointer.safeParse(records.get("refresh-token", tokenKey(hashOf(token))));
      return pointer.success ? read(pointer.data.sub, pointer.data.originJti) : undefined;
    },
    list: (sub) => {
      const prefix = sub === undefined ? `${poolId}/` : keyOf(sub, "");
      return records.list("sign-in", prefix).map(({ value }) => SignIn.parse(value));
    },
    putWithToken: (signIn) => {
      const token = randomBytes(48).toString("base64url");
      const { sub, originJti } = signIn;
      const tokens = [...signIn.tokens, { hash: hashOf(token) }];
      records.put("refresh-token", tokenKey(hashOf(token)), { sub, originJti });
      records.put("sign-in", keyOf(sub, originJti), { ...signIn, tokens });
      return token;
    },
    delete: ({ sub, originJti, tokens }) => {
      records.delete("sign-in", keyOf(sub, originJti));
      for (const { hash } of tokens) records.delete("refresh-token", tokenKey(hash));
    },
  };
};
