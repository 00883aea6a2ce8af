import * as z from "zod";
import type { NewExtract } from "#contract/office/extract-acts.ts";

export const ExtractDraft = z.object({
  authority: z.string(),
  caseNumber: z.string(),
  ground: z.string(),
  /** Empty for all of the person's data. */
  bikeId: z.string(),
  secret: z.boolean(),
  until: z.string(),
  secretGround: z.string(),
});
export type ExtractDraft = z.infer<typeof ExtractDraft>;

type Field = "authority" | "caseNumber" | "ground" | "until" | "secretGround";
export type ExtractFaults = Partial<Record<Field, "required" | "date-in-past">>;

export const emptyDraft: ExtractDraft = {
  authority: "",
  caseNumber: "",
  ground: "",
  bikeId: "",
  secret: false,
  until: "",
  secretGround: "",
};

/** Finds missing required fields and a secrecy date in the past. */
export const faultsIn = (draft: ExtractDraft, today: string): ExtractFaults => {
  const requiredFields: readonly Field[] = [
    "authority",
    "caseNumber",
    "ground",
    ...(draft.secret ? (["until", "secretGround"] as const) : []),
  ];
  const hasPassed = draft.secret && draft.until !== "" && draft.until < today;
  return {
    ...Object.fromEntries(
      requiredFields.filter((field) => draft[field].trim() === "").map((field) => [field, "required"]),
    ),
    ...(hasPassed && { until: "date-in-past" }),
  };
};

export const requestOf = (draft: ExtractDraft): NewExtract => {
  const { authority, caseNumber, ground, bikeId, secret, until, secretGround } = draft;
  return {
    authority,
    caseNumber,
    ground,
    bikeId: bikeId === "" ? undefined : bikeId,
    secrecy: secret ? { until, ground: secretGround } : undefined,
  };
};
