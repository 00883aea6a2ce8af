import type { NewExtract } from "#contract/extract-acts.ts";

/** What has been typed so far. */
export type ExtractDraft = {
  readonly authority: string;
  readonly caseNumber: string;
  readonly ground: string;
  /** Empty where it is about all of the person. */
  readonly bikeId: string;
  readonly secret: boolean;
  readonly until: string;
  readonly secretGround: string;
};

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

/** Which fields are owed and empty, and a day to be silent until that has passed. */
export const faultsIn = (draft: ExtractDraft, today: string): ExtractFaults => {
  const owed: readonly Field[] = [
    "authority",
    "caseNumber",
    "ground",
    ...(draft.secret ? (["until", "secretGround"] as const) : []),
  ];
  const hasPassed = draft.secret && draft.until !== "" && draft.until < today;
  return {
    ...Object.fromEntries(
      owed.filter((field) => draft[field].trim() === "").map((field) => [field, "required"]),
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
