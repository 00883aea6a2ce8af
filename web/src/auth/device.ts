import { signInPurpose } from "#contract/sign-in-purpose.ts";
import { isForSignInSettings } from "./next-location.ts";

const name = "cr_device";
const year = 365 * 24 * 60 * 60;

const stored = (): string | undefined =>
  document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** What this browser calls itself when someone signs in, so that they are told by mail of one that is new. It is random and tells nothing else. A cookie, because signing out empties the local storage. */
const deviceName = (): string => {
  const device = stored() ?? crypto.randomUUID();
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // Each time again: a browser that is used goes on being known.
  document.cookie = `${name}=${device}; Max-Age=${year}; Path=/; SameSite=Strict${secure}`;
  return device;
};

/** Goes along with every answer that may end in tokens. Only who signs in for it gets some that open the ways into the account. */
export const fromThisDevice = (): { clientMetadata: Record<string, string> } => ({
  clientMetadata: {
    device: deviceName(),
    ...(isForSignInSettings(location.search) && { for: signInPurpose }),
  },
});
