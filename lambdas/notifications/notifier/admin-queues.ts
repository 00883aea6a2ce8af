import { type BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";

type Stateful = { readonly state: string };

export const hasChangedState = (before: Stateful | undefined, after: Stateful | undefined): boolean =>
  before?.state !== after?.state;

type Sample = { readonly drawnAt?: string | undefined; readonly outcome?: string | undefined };

export const drawnAccesses = {
  name: "access-samples",
  hasMoved: (before: Sample | undefined, after: Sample | undefined): boolean =>
    before?.drawnAt !== after?.drawnAt || before?.outcome !== after?.outcome,
} as const;

type Removal = Stateful & { readonly id: string; readonly unfinished?: boolean | undefined };

/** A new removal may replace a finished one, and an approved one stays until it is carried out. */
export const hasMovedOn = (before: Removal | undefined, after: Removal | undefined): boolean =>
  before?.id !== after?.id || before?.state !== after?.state || before?.unfinished !== after?.unfinished;

export const isNew = (before: object | undefined, after: object | undefined): boolean =>
  before === undefined && after !== undefined;

/** Bikes reported stolen are reviewed first, so the status changes the place. */
const placeInReview = (bike: BikeItem | undefined): BikeItem["status"] | undefined =>
  bike && isInReview(bike) && bike.deletedAt === undefined ? bike.status : undefined;

export const hasMovedInReview = (before: BikeItem | undefined, after: BikeItem | undefined): boolean =>
  placeInReview(before) !== placeInReview(after);
