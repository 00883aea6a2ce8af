import type { passkeys as sv } from "../sv/passkeys.ts";
import type { Texts } from "../texts.ts";

export const passkeys = {
  title: "Passkeys",
  lead: "With a passkey you sign in by fingerprint, face or the PIN of your device instead of a password. It works nowhere but here, and nobody can trick you into giving it away.",
  list: "Your passkeys",
  none: "You have no passkey yet.",
  unnamed: "Passkey",
  added: "Added {{day}}",
  add: "Add a passkey",
  saved: "The passkey has been saved. You can sign in with it next time.",
  remove: "Remove",
  removeTitle: "Remove the passkey?",
  removeText:
    "Signing in with {{name}} will no longer be possible. Remove the passkey from the device that keeps it too.",
  removed: "The passkey has been removed.",
  unknown: "Your passkeys could not be fetched.",
  withTotp:
    "You have two-step verification on. You sign in with a password and a code then, and passkeys cannot be used.",
  failures: {
    cancelled: "No passkey was saved: what the device asked was cancelled or not answered in time.",
    alreadyThere: "This device already has a passkey for your account.",
    unsupported: "This browser cannot use passkeys at this address.",
    refused: "The device could not make a passkey that will do. Try another device or browser.",
    tooLate: "It took too long. Try again.",
    tooMany: "You already have as many passkeys as you can. Remove one first.",
    tooFast: "Too many attempts. Wait a while and try again.",
    gone: "The passkey had already been removed.",
    network: "Network error. Check your connection and try again.",
    unexpected: "Something went wrong. Please try again.",
  },
} satisfies Texts<typeof sv>;
