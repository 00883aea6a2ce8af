import { type LucideIcon, QrCode } from "lucide-react";
import type { pages } from "./texts/pages/sv.ts";
import type { Step } from "./steps.ts";

export type Part = {
  readonly text: keyof typeof pages.parts;
  readonly Icon: LucideIcon | undefined;
  /** What someone may do instead, the likeliest first. */
  readonly steps: readonly [Step, ...Step[]];
};

export type EmptyPageContent = {
  readonly title: keyof typeof pages.titles;
  readonly part: Part;
};

const part = (text: Part["text"], Icon: Part["Icon"], ...steps: Part["steps"]): Part => ({
  text,
  Icon,
  steps,
});

/** The page of a code without a code, by their address. A bicycle is drawn where there is no icon. */
export const emptyPages = {
  "/qr": { title: "qr", part: part("qrMissing", QrCode, "search") },
} as const satisfies Record<"/qr", EmptyPageContent>;

export type EmptyPath = keyof typeof emptyPages;
