import { FrameNumber } from "#contract/frame-number.ts";

export type Search =
  | { readonly state: "empty" }
  | { readonly state: "invalid"; readonly rule: string }
  | { readonly state: "ready"; readonly frameNumber: string };

/** What a person's typing asks for. */
export const searchOf = (typed: string): Search => {
  if (typed.trim() === "") return { state: "empty" };
  const parsed = FrameNumber.safeParse(typed);
  if (parsed.success) return { state: "ready", frameNumber: parsed.data };
  return { state: "invalid", rule: parsed.error.issues[0]?.message ?? "format" };
};
