import { lazy, useEffect } from "react";
import { loadTexts } from "#web/platform/i18n/i18n.ts";

const moreTexts = () => loadTexts(["registrationMore"]);

const load = {
  pictures: async () => {
    const [{ PicturesStep }] = await Promise.all([
      import("./PicturesStep.tsx"),
      loadTexts(["camera", "pictures"]),
    ]);
    return { default: PicturesStep };
  },
  details: async () => ({ default: (await import("./DetailsStep.tsx")).DetailsStep }),
  review: async () => ({ default: (await import("./ReviewStep.tsx")).ReviewStep }),
  taken: async () => {
    const [{ TakenDialog }] = await Promise.all([import("./TakenDialog.tsx"), moreTexts()]);
    return { default: TakenDialog };
  },
  stickerNote: async () => {
    const [{ StickerNote }] = await Promise.all([import("./StickerNote.tsx"), moreTexts()]);
    return { default: StickerNote };
  },
  stickerTaken: async () => {
    const [{ StickerTakenDialog }] = await Promise.all([import("./StickerTakenDialog.tsx"), moreTexts()]);
    return { default: StickerTakenDialog };
  },
  done: async () => {
    const [{ DonePage }] = await Promise.all([
      import("./DonePage.tsx"),
      loadTexts(["bikes", "registrationMore"]),
    ]);
    return { default: DonePage };
  },
};

export const PicturesStep = lazy(load.pictures);
export const DetailsStep = lazy(load.details);
export const ReviewStep = lazy(load.review);
export const TakenDialog = lazy(load.taken);
export const StickerNote = lazy(load.stickerNote);
export const StickerTakenDialog = lazy(load.stickerTaken);
export const DonePage = lazy(load.done);

/** Preloads later steps during the first. A failed one is loaded again when reached. */
export const usePreloadedSteps = (): void =>
  useEffect(() => {
    for (const part of Object.values(load)) part().catch(() => undefined);
  }, []);
