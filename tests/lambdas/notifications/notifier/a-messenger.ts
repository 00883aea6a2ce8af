import type { Messenger } from "#lambdas/notifications/messenger.ts";

/** A messenger that sends nothing; tests override parts. */
export const aMessenger = (
  own: Pick<Messenger, "table" | "now" | "send"> & Partial<Messenger>,
): Messenger => ({
  random: Math.random,
  wait: async () => undefined,
  publish: async () => undefined,
  publishToAdmins: async () => undefined,
  sendText: async () => undefined,
  textLimits: { perStoreAndDay: 100, perMonth: 1000 },
  reportWithheld: () => undefined,
  siteOrigin: "https://cykelregistret.se",
  supportEmail: "hjalp@cykelregistret.se",
  codeSecret: "secret",
  linkSecret: "link-secret",
  ...own,
});
