import * as z from "zod";
import { Analysis } from "#contract/analysis.ts";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";
import { type Draft, detailNames, newDraft, steps } from "./draft.ts";

const text = z.string();

const DetailName = z.enum(detailNames);

const StoredDraft = z.object({
  step: z.enum(steps),
  frameNumber: text,
  pictures: z.object({ "bike-photo": text.optional(), receipt: text.optional() }),
  analysis: Analysis.optional(),
  details: z.object({
    type: BikeType.optional(),
    brand: text,
    model: text,
    color: BikeColour.optional(),
    name: text,
    city: text,
    description: text,
    batterySerialNumber: text,
  }),
  touched: z.array(DetailName),
  suggested: z.array(DetailName),
  manualReview: z.boolean(),
  sticker: z.uuid().optional(),
  idempotencyKey: text,
});

const keyOf = (userId: string): string => `cr:registration:${userId}`;

/** Absent fields instead of undefined ones, as `Draft` has them. */
const compact = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value));

/** What this person had begun in this tab, else a fresh draft. */
export const readDraft = (userId: string): Draft => {
  const stored = StoredDraft.safeParse(keptInTab(keyOf(userId)));
  return stored.success ? compact<Draft>(toDraft(stored.data)) : newDraft(crypto.randomUUID());
};

const toDraft = ({ analysis, details, pictures, sticker, ...rest }: z.infer<typeof StoredDraft>): Draft => {
  const { type, color, ...words } = details;
  const { "bike-photo": bikePhoto, receipt } = pictures;
  return {
    ...rest,
    ...(analysis && { analysis }),
    ...(sticker !== undefined && { sticker }),
    details: { ...words, ...(type && { type }), ...(color && { color }) },
    pictures: {
      ...(bikePhoto !== undefined && { "bike-photo": bikePhoto }),
      ...(receipt !== undefined && { receipt }),
    },
  };
};

export const storeDraft = (userId: string, draft: Draft): void => keepInTab(keyOf(userId), draft);
