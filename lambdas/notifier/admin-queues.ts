import { type BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";

type OpenOrNot = { readonly state: string };

/** Whether something came to a queue of its state, left it, or changed places. */
export const hasChangedState = (before: OpenOrNot | undefined, after: OpenOrNot | undefined): boolean =>
  before?.state !== after?.state;

type Removal = OpenOrNot & { readonly id: string; readonly unfinished?: boolean | undefined };

/** Another one can be asked for in the place of one that is over, and one that is approved leaves when all is seen to. */
export const hasMovedOn = (before: Removal | undefined, after: Removal | undefined): boolean =>
  before?.id !== after?.id || before?.state !== after?.state || before?.unfinished !== after?.unfinished;

export const isNew = (before: object | undefined, after: object | undefined): boolean =>
  before === undefined && after !== undefined;

/** One that is reported stolen meanwhile is seen to first. */
const placeInReview = (bike: BikeItem | undefined): BikeItem["status"] | undefined =>
  bike && isInReview(bike) && bike.deletedAt === undefined ? bike.status : undefined;

export const hasMovedInReview = (before: BikeItem | undefined, after: BikeItem | undefined): boolean =>
  placeInReview(before) !== placeInReview(after);
