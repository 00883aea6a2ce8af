import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from "aws-amplify/auth";

/** Shown in the authenticator app. */
const issuer = "Cykelregistret";

export type TotpSecret = { readonly secret: string; readonly uri: string };

const isOn = async (): Promise<boolean> => (await fetchMFAPreference()).enabled?.includes("TOTP") === true;

/** Creates a new secret, which invalidates the former one. */
const begin = async (email: string): Promise<TotpSecret> => {
  const details = await setUpTOTP();
  return { secret: details.sharedSecret, uri: details.getSetupUri(issuer, encodeURIComponent(email)).href };
};

/** Verifies that the app has the secret. */
const prove = async (code: string): Promise<void> => verifyTOTPSetup({ code });

/** Call it after `prove`. */
const turnOn = async (): Promise<void> => updateMFAPreference({ totp: "PREFERRED" });

const turnOff = async (): Promise<void> => updateMFAPreference({ totp: "DISABLED" });

export const totp = { isOn, begin, prove, turnOn, turnOff };
