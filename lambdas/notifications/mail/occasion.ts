import type { MailCategory } from "#contract/notification-settings.ts";
import type { Why } from "#lambdas/mail/frame.ts";
import type { Letter } from "./letter.ts";

/** The letters that nobody has to get, and by which choice they are left. */
const optional: Partial<Record<Letter["name"], MailCategory>> = {
  message: "messages",
  "bike-registered": "bikeRegistrations",
  "find-decided": "tips",
};

const safety: ReadonlySet<Letter["name"]> = new Set(["account-closed", "account-reopened", "security"]);

/** Undefined for a letter that its reader cannot decline. */
export const categoryOf = ({ name }: Letter): MailCategory | undefined => optional[name];

/** Why the owner of an account gets a letter. */
export const whyOwnerGets = (letter: Letter): Why =>
  categoryOf(letter) ?? (safety.has(letter.name) ? "security" : "account");

/** Whoever asked for a letter just now gets it even where others have come back: that is how they learn whether it arrives. */
export const isAskedFor = ({ name }: Letter): boolean => name === "found-code" || name === "mail-check";
