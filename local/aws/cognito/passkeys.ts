import * as z from "zod";
import { CognitoError } from "./errors.ts";
import type { PasskeyRules } from "./pool.ts";
import type { Realm } from "./realm.ts";
import type { Passkey, User } from "./users.ts";

/** Ignores other properties of the browser's response. */
const answered = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: z.string(),
    rawId: z.string(),
    type: z.literal("public-key"),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
    response: z.object({ clientDataJSON: z.string(), ...response }),
  });

/** The browser's response to a passkey registration. */
export const NewCredential = answered({
  attestationObject: z.string(),
  transports: z.array(z.string()).default([]),
});
export type NewCredential = z.output<typeof NewCredential>;

/** The browser's response to a passkey sign-in. */
export const ShownCredential = answered({
  authenticatorData: z.string(),
  signature: z.string(),
  userHandle: z.string().optional(),
});
export type ShownCredential = z.output<typeof ShownCredential>;

/** Throws unless the pool allows passkeys. */
export const rulesOf = ({ pool }: Realm): PasskeyRules => {
  if (pool.passkeys !== undefined) return pool.passkeys;
  throw new CognitoError("WebAuthnNotEnabledException", "Passkeys are not enabled for the user pool.");
};

const ClientData = z.object({ origin: z.string() });

/** The origin of the page, if it belongs to the relying party; otherwise undefined. */
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

/** The descriptor for `allowCredentials` and `excludeCredentials`. */
export const described = ({ id, transports }: Pick<Passkey, "id" | "transports">) => ({
  id,
  transports,
});

/** Users with a second factor cannot sign in by passkey alone. */
export const usablePasskeys = (user: User | undefined): readonly Passkey[] => {
  if (user?.status !== "CONFIRMED" || user.totp?.enabled === true) return [];
  return user.passkeys ?? [];
};
