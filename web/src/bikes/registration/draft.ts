import { type Analysis, prefillConfidence } from "#contract/bikes/analysis.ts";
import type { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import type { ChosenKind } from "#contract/platform/uploads.ts";

export const steps = ["frameNumber", "pictures", "details", "review"] as const;
export type Step = (typeof steps)[number];

export type Details = {
  type?: BikeType;
  brand: string;
  model: string;
  color?: BikeColour;
  name: string;
  city: string;
  description: string;
  batterySerialNumber: string;
};
export const detailNames = [
  "type",
  "brand",
  "model",
  "color",
  "name",
  "city",
  "description",
  "batterySerialNumber",
] as const satisfies (keyof Details)[];
type DetailName = (typeof detailNames)[number];

/** Survives a reload and an expired session. */
export type Draft = {
  step: Step;
  frameNumber: string;
  pictures: Partial<Record<ChosenKind, string>>;
  analysis?: Analysis;
  details: Details;
  /** Fields that the person filled in; a reading never overwrites them. */
  touched: DetailName[];
  suggested: DetailName[];
  manualReview: boolean;
  sticker?: string;
  /** Ensures that a repeated registration costs nothing. */
  idempotencyKey: string;
};

export const newDraft = (idempotencyKey: string): Draft => ({
  step: "frameNumber",
  frameNumber: "",
  pictures: {},
  details: { brand: "", model: "", name: "", city: "", description: "", batterySerialNumber: "" },
  touched: [],
  suggested: [],
  manualReview: false,
  idempotencyKey,
});

export type Change =
  | { kind: "frame-number"; value: string }
  | { kind: "picture"; of: ChosenKind; uploadId: string | undefined }
  | { kind: "analysed"; analysis: Analysis }
  | { kind: "details"; values: Partial<Details> }
  | { kind: "step"; step: Step }
  | { kind: "manual-review"; asked: boolean }
  | { kind: "sticker"; uid: string | undefined }
  | { kind: "restart"; idempotencyKey: string };

const withoutProof = ({ analysis: _, ...draft }: Draft): Draft => ({ ...draft, manualReview: false });

const prefill = (draft: Draft, { bike }: Analysis): Draft => {
  const details = { ...draft.details };
  const suggested = new Set(draft.suggested);
  const free = (name: DetailName, confidence: number | undefined): boolean =>
    confidence !== undefined && confidence >= prefillConfidence && !draft.touched.includes(name);
  if (bike.brand && free("brand", bike.brand.confidence)) {
    details.brand = bike.brand.value;
    suggested.add("brand");
  }
  if (bike.model && free("model", bike.model.confidence)) {
    details.model = bike.model.value;
    suggested.add("model");
  }
  if (bike.color && free("color", bike.color.confidence)) {
    details.color = bike.color.value;
    suggested.add("color");
  }
  if (bike.type && free("type", bike.type.confidence)) {
    details.type = bike.type.value;
    suggested.add("type");
  }
  return { ...draft, details, suggested: [...suggested] };
};

const namesIn = (values: Partial<Details>, details: Details): DetailName[] =>
  detailNames.filter((name) => name in values && values[name] !== details[name]);

const withDetails = (draft: Draft, values: Partial<Details>): Draft => {
  const changed = namesIn(values, draft.details);
  return {
    ...draft,
    details: { ...draft.details, ...values },
    touched: [...new Set([...draft.touched, ...changed])],
    suggested: draft.suggested.filter((name) => !changed.includes(name)),
  };
};

const withPicture = (draft: Draft, kind: ChosenKind, uploadId: string | undefined): Draft => {
  const { [kind]: _, ...others } = draft.pictures;
  return {
    ...withoutProof(draft),
    pictures: uploadId === undefined ? others : { ...others, [kind]: uploadId },
  };
};

const withSticker = ({ sticker: _, ...draft }: Draft, uid: string | undefined): Draft =>
  uid === undefined ? draft : { ...draft, sticker: uid };

/** A new frame number or picture invalidates the analysis. */
export const changeDraft = (draft: Draft, change: Change): Draft => {
  switch (change.kind) {
    case "frame-number": {
      const same = canonicalFrameNumber(change.value) === canonicalFrameNumber(draft.frameNumber);
      return { ...(same ? draft : withoutProof(draft)), frameNumber: change.value };
    }
    case "picture":
      return withPicture(draft, change.of, change.uploadId);
    case "analysed":
      return { ...prefill(draft, change.analysis), analysis: change.analysis, manualReview: false };
    case "details":
      return withDetails(draft, change.values);
    case "step":
      return { ...draft, step: change.step };
    case "manual-review":
      return { ...draft, manualReview: change.asked };
    case "sticker":
      return withSticker(draft, change.uid);
    case "restart":
      return newDraft(change.idempotencyKey);
  }
};

export const asksForReview = ({ analysis, manualReview }: Draft): boolean =>
  analysis?.verified !== true && manualReview;

/** True if the receipt passed or a review was requested. */
export const isProved = (draft: Draft): boolean =>
  draft.analysis?.verified === true || (draft.analysis !== undefined && asksForReview(draft));
