import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from "node:crypto";
import { type JWTPayload, SignJWT, errors, jwtVerify } from "jose";
import * as z from "zod";
import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";
import { notAuthorized } from "./errors.ts";

const StoredKey = z.object({ kid: z.string(), pem: z.string() });

const readOrCreate = (records: Records, poolId: string): z.output<typeof StoredKey> => {
  const stored = records.get("signing-key", poolId);
  if (stored !== undefined) return StoredKey.parse(stored);
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const created = { kid: randomUUID(), pem: privateKey.export({ type: "pkcs8", format: "pem" }).toString() };
  records.put("signing-key", poolId, created);
  return created;
};

export type SigningKey = {
  sign(claims: JWTPayload): Promise<string>;
  /** Returns the claims of a valid token of this pool; throws NotAuthorizedException. */
  verify(token: string, issuer: string): Promise<JWTPayload>;
  jwks(): object;
};

export const openSigningKey = (records: Records, poolId: string, clock: Clock): SigningKey => {
  const { kid, pem } = readOrCreate(records, poolId);
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid }).sign(privateKey),
    verify: async (token, issuer) => {
      try {
        const currentDate = new Date(clock.now());
        const { payload } = await jwtVerify(token, publicKey, { algorithms: ["RS256"], issuer, currentDate });
        return payload;
      } catch (error) {
        const expired = error instanceof errors.JWTExpired;
        throw notAuthorized(expired ? "Access Token has expired" : "Invalid Access Token");
      }
    },
    jwks: () => ({ keys: [{ ...publicKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" }] }),
  };
};
