import { newestDocuments } from "#contract/people/document-versions.ts";
import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import { isForSignInSettings } from "./next-location.ts";

const year = 365 * 24 * 60 * 60;

const stored = (): string | undefined => /(?:^|; )cr_device=([\w-]{20,64})(?:;|$)/.exec(document.cookie)?.[1];

/** A random name of this browser, sent at sign-in, so that the account gets a mail about a new device and BankID can judge the risk. A cookie, because signing out clears the local storage. */
export const deviceName = (): string => {
  const device = stored() ?? crypto.randomUUID();
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // Set again on each use, so that it does not expire in a browser that is in use.
  document.cookie = `cr_device=${device}; Max-Age=${year}; Path=/; SameSite=Strict${secure}`;
  return device;
};

/** Sent with every sign-in answer. The purpose asks for tokens that may change sign-in settings. */
export const fromThisDevice = (): { clientMetadata: Record<string, string> } => ({
  clientMetadata: {
    device: deviceName(),
    ...(isForSignInSettings(location.search) && { for: signInPurpose }),
  },
});

/** Sent with a first password, which opens the account: the terms and the policy linked from its page. */
export const fromNewcomer = (): { clientMetadata: Record<string, string> } => ({
  clientMetadata: {
    ...fromThisDevice().clientMetadata,
    terms: String(newestDocuments.terms),
    privacy: String(newestDocuments.privacy),
  },
});
