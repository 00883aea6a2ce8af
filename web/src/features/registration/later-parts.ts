import { lazy, useEffect } from "react";

const load = {
  pictures: async () => ({ default: (await import("./PicturesStep.tsx")).PicturesStep }),
  details: async () => ({ default: (await import("./DetailsStep.tsx")).DetailsStep }),
  review: async () => ({ default: (await import("./ReviewStep.tsx")).ReviewStep }),
  taken: async () => ({ default: (await import("./TakenDialog.tsx")).TakenDialog }),
  confirm: async () => ({ default: (await import("./ConfirmDialog.tsx")).ConfirmDialog }),
};

export const PicturesStep = lazy(load.pictures);
export const DetailsStep = lazy(load.details);
export const ReviewStep = lazy(load.review);
export const TakenDialog = lazy(load.taken);
export const ConfirmDialog = lazy(load.confirm);

/** What comes after the first step is fetched while that is filled in. A part that cannot be is asked for again when it is reached. */
export const useLaterParts = (): void =>
  useEffect(() => {
    for (const part of Object.values(load)) part().catch(() => undefined);
  }, []);
