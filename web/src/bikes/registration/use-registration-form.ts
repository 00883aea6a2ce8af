import * as z from "zod";
import type { FormInstance } from "antd";
import { useRef, useState, type Dispatch, useEffect, useReducer } from "react";
import type { Me } from "#contract/people/accounts.ts";
import { type Details, type Change, type Draft, changeDraft, detailNames, newDraft, steps } from "./draft.ts";
import type { Taken } from "./TakenDialog.tsx";
import { useRegistration } from "./use-registration.ts";
import { useSteps } from "./use-steps.ts";
import { useSearchParams } from "react-router-dom";
import { Analysis } from "#contract/bikes/analysis.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";

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

/** Drops undefined fields, as `Draft` requires. */
const compact = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value));

const readDraft = (userId: string): Draft => {
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

const storeDraft = (userId: string, draft: Draft): void => keepInTab(keyOf(userId), draft);

const stickerParameter = "code";

/**
 * Moves a scanned sticker from `?code=` to the draft and removes it from the address, so that a
 * reload does not restore a removed sticker.
 */
const useStickerInAddress = (change: Dispatch<Change>): void => {
  const [search, setSearch] = useSearchParams();
  const code = search.get(stickerParameter);
  useEffect(() => {
    if (code === null) return;
    const uid = z.uuid().safeParse(code.toLowerCase()).data;
    if (uid !== undefined) change({ kind: "sticker", uid });
    setSearch(
      (before) => {
        before.delete(stickerParameter);
        return before;
      },
      { replace: true },
    );
  }, [change, code, setSearch]);
};

const useDraft = (userId: string): [Draft, Dispatch<Change>] => {
  const [draft, change] = useReducer(changeDraft, userId, readDraft);
  useEffect(() => storeDraft(userId, draft), [userId, draft]);
  return [draft, change];
};

export const useRegistrationForm = (me: Me) => {
  const [draft, change] = useDraft(me.userId);
  const form = useRef<FormInstance<Details>>(null);
  const [ticked, tick] = useState(false);
  const [taken, setTaken] = useState<Taken>();
  const [stickerTaken, setStickerTaken] = useState(false);
  useStickerInAddress(change);
  const registration = useRegistration(draft, change, {
    onTaken: (by) => {
      setTaken(by);
      change({ kind: "step", step: "frameNumber" });
    },
    onStickerTaken: () => setStickerTaken(true),
  });
  const walk = useSteps(draft, change, {
    form,
    ticked,
    onTaken: setTaken,
    onFinished: registration.submit,
  });
  return {
    draft,
    change,
    form,
    ticked,
    tick,
    taken,
    setTaken,
    stickerTaken,
    setStickerTaken,
    registration,
    another: () => {
      tick(false);
      registration.again();
    },
    walk,
  };
};
export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
