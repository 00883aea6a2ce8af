import { minExplanationLength } from "#contract/moderation/ad-reports.ts";

export const explanationFault = (text: string): "required" | "too-short" | undefined => {
  const { length } = text.trim();
  if (length === 0) return "required";
  return length < minExplanationLength ? "too-short" : undefined;
};
