import i18next from "i18next";
import type { Resources } from "#web/i18n/resources.ts";

type Failure = keyof Resources["settings"]["passkeys"]["failures"];

const byName: Readonly<Record<string, Failure>> = {
  PasskeyRegistrationCanceled: "cancelled",
  PasskeyOperationAborted: "cancelled",
  PasskeyAlreadyExists: "alreadyThere",
  PasskeyNotSupported: "unsupported",
  RelyingPartyMismatch: "unsupported",
  WebAuthnNotEnabledException: "unsupported",
  WebAuthnOriginNotAllowedException: "unsupported",
  WebAuthnCredentialNotSupportedException: "refused",
  WebAuthnChallengeNotFoundException: "tooLate",
  LimitExceededException: "tooMany",
  TooManyRequestsException: "tooFast",
  ResourceNotFoundException: "gone",
  NetworkError: "network",
};

/** Why a passkey could not be made or removed, in words. */
export const passkeyFailureText = (error: unknown): string => {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAuthorizedException" || name === "UserUnAuthenticatedException")
    return i18next.t(($) => $.problems["session-ended"]);
  return i18next.t(($) => $.settings.passkeys.failures[byName[name] ?? "unexpected"]);
};
