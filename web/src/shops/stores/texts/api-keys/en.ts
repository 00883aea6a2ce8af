import type { Texts } from "#web/platform/i18n/texts.ts";
import type { apiKeys as sv } from "./sv.ts";

export const apiKeys = {
  title: "API keys",
  lead: "With a key, your programs can check more frame numbers a day. Without one, each address is counted by itself.",
  guide: "How to use the API",
  failed: "The keys couldn’t be loaded.",
  none: "The shop has no key.",
  name: "Name of the key",
  nameHint: "For example, the program that will use it.",
  make: "Make a key",
  making: "Making the key …",
  newKey: "The key {{name}}",
  once: "Copy the key now. It’s only shown this once.",
  copy: "Copy",
  copied: "Key copied.",
  copyYourself: "Select the key and copy it yourself.",
  done: "I’ve saved the key",
  made: "Made {{day}}",
  used: "last used {{day}}",
  unused: "not used yet",
  ends: "Replaced. Works until {{time}}.",
  rotate: "Replace",
  rotateTitle: "Replace {{name}}?",
  rotateText:
    "You’ll get a new key. The old one works for another day, so that you have time to change your programs.",
  revoke: "Revoke",
  revokeTitle: "Revoke {{name}}?",
  revokeText:
    "The key stops working at once, and programs that use it get an error. If it has leaked, that’s what you want.",
  revoked: "{{name}} has been revoked.",
} satisfies Texts<typeof sv>;
