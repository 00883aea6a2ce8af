import * as z from "zod";

import { CognitoError } from "./errors.ts";
import type { PasskeyRules } from "./pool.ts";
import type { Realm } from "./realm.ts";
import type { Passkey, User } from "./users.ts";

/** What else browsers answer stands in the same object; only this is trusted with a meaning. */
const answered = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: z.string(),
    rawId: z.string(),
    type: z.literal("public-key"),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
    response: z.object({ clientDataJSON: z.string(), ...response }),
  });

/** A passkey as a browser hands it over when it is new. */
export const NewCredential = answered({
  attestationObject: z.string(),
  transports: z.array(z.string()).default([]),
});
export type NewCredential = z.output<typeof NewCredential>;

/** What a browser answers when someone shows a passkey. */
export const ShownCredential = answered({
  authenticatorData: z.string(),
  signature: z.string(),
  userHandle: z.string().optional(),
});
export type ShownCredential = z.output<typeof ShownCredential>;

/** Throws where the pool lets nobody in by passkey. */
export const rulesOf = ({ pool }: Realm): PasskeyRules => {
  if (pool.passkeys !== undefined) return pool.passkeys;
  throw new CognitoError("WebAuthnNotEnabledException", "Passkeys are not enabled for the user pool.");
};

const ClientData = z.object({ origin: z.string() });

/** The page that spoke to the authenticator, where it belongs to the pool's host; undefined for every other. */
export const ownOrigin = (rules: PasskeyRules, clientDataJSON: string): string | undefined => {
  try {
    const { origin } = ClientData.parse(
      JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")),
    );
    const { hostname, protocol } = new URL(origin);
    const host = rules.relyingPartyId;
    const isHost = hostname === host || hostname.endsWith(`.${host}`);
    const isSafe = protocol === "https:" || (protocol === "http:" && host === "localhost");
    return isHost && isSafe ? origin : undefined;
  } catch {
    return undefined;
  }
};

/** A passkey as the browser is told of it: so that it looks for it, or makes no second one. */
export const described = ({ id, transports }: Pick<Passkey, "id" | "transports">) => ({
  id,
  transports,
});

/** The passkeys that someone may be let in by. One alone is not enough for who wants two factors. */
export const usablePasskeys = (user: User | undefined): readonly Passkey[] => {
  if (user?.status !== "CONFIRMED" || user.totp?.enabled === true) return [];
  return user.passkeys ?? [];
};
