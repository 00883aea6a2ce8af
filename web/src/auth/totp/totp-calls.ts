import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from "aws-amplify/auth";

/** The name of the account in the person's app. */
const issuer = "Cykelregistret";

export type TotpSecret = { readonly secret: string; readonly uri: string };

const isOn = async (): Promise<boolean> => (await fetchMFAPreference()).enabled?.includes("TOTP") === true;

/** A new secret; whichever was given before is worth nothing then. */
const begin = async (email: string): Promise<TotpSecret> => {
  const details = await setUpTOTP();
  return { secret: details.sharedSecret, uri: details.getSetupUri(issuer, encodeURIComponent(email)).href };
};

/** Proves with a code that the secret arrived in the app. */
const prove = async (code: string): Promise<void> => verifyTOTPSetup({ code });

/** From now on the pool asks for a code after the password. Only after `prove`. */
const turnOn = async (): Promise<void> => updateMFAPreference({ totp: "PREFERRED" });

const turnOff = async (): Promise<void> => updateMFAPreference({ totp: "DISABLED" });

/** What the pages ask of the user pool about the second factor. */
export const totp = { isOn, begin, prove, turnOn, turnOff };
