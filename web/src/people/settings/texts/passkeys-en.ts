import type { passkeys as sv } from "./passkeys-sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const passkeys = {
  title: "Passkeys",
  lead: "With a passkey you sign in using your fingerprint, face or device PIN instead of a password. It only works here, and it can’t be phished.",
  list: "Your passkeys",
  none: "You don’t have a passkey yet.",
  unnamed: "Passkey",
  added: "Added {{day}}",
  add: "Add a passkey",
  saved: "Your passkey is saved. You can sign in with it next time.",
  remove: "Remove",
  removeTitle: "Remove this passkey?",
  removeText:
    "You won’t be able to sign in with {{name}} any more. Remember to remove it from the device it’s saved on too.",
  removed: "The passkey has been removed.",
  unknown: "Your passkeys couldn’t be loaded.",
  withTotp:
    "You have two-step verification on, so you sign in with a password and a code. Passkeys can’t be used then.",
  failures: {
    cancelled: "No passkey was saved: the prompt was cancelled or timed out.",
    alreadyThere: "This device already has a passkey for your account.",
    unsupported: "This browser can’t use passkeys at this address.",
    refused: "The device couldn’t create a passkey. Try another device or browser.",
    tooLate: "That took too long. Try again.",
    tooMany: "You already have as many passkeys as you can have. Remove one first.",
    tooFast: "Too many attempts. Wait a while and try again.",
    gone: "The passkey had already been removed.",
    network: "Network error. Check your connection and try again.",
    unexpected: "Something went wrong. Try again.",
  },
} satisfies Texts<typeof sv>;
