import type { Deployment } from "./deployment.ts";
import type { Person } from "./people.ts";

type MadeBike = {
  readonly id: string;
  readonly frameNumber: string;
  readonly qrUid?: string;
  readonly owner: Person;
};

/** One run of all checks, with everything it has made so far. */
export type Trial = {
  readonly deployment: Deployment;
  /** Part of every made-up name, so that runs do not collide. */
  readonly mark: string;
  /** Everybody who is removed at the end. */
  readonly people: Person[];
  /** `owner` has a bike that `finder` finds, and `admin` decides cases. */
  owner?: Person;
  finder?: Person;
  admin?: Person;
  /** Set when the owner has verified their identity. */
  isProved?: true;
  bike?: MadeBike;
  threadId?: string;
  /** The search that the finder watches. */
  alertId?: string;
  transferId?: string;
  isCopyAsked?: true;
  /** Printed on the receipt of the bike's sale. */
  receipt?: { readonly number: string; readonly code: string };
};
