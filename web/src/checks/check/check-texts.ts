import type { Texts } from "#web/platform/i18n/texts.ts";
import type { check } from "./texts/check-sv.ts";

export type CheckTexts = Texts<typeof check>;

/** The page has no library for texts, which would be heavier than the page. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
