import type { Deployment } from "./deployment.ts";
import type { Person } from "./people.ts";

type MadeBike = {
  readonly id: string;
  readonly frameNumber: string;
  readonly qrUid?: string;
  readonly owner: Person;
};

/** One run of all checks, and what it has made so far. */
export type Trial = {
  readonly deployment: Deployment;
  /** Part of every name that it makes up, so that runs do not meet. */
  readonly mark: string;
  /** Everybody to be removed again. */
  readonly people: Person[];
  /** Someone with a bike, someone who finds it, and who decides. */
  owner?: Person;
  finder?: Person;
  admin?: Person;
  /** Whether the owner has proved who they are. */
  isProved?: true;
  bike?: MadeBike;
  /** What owner and finder have written. */
  threadId?: string;
  /** The search that the finder watches. */
  alertId?: string;
  /** The sale of the bike. */
  transferId?: string;
  isCopyAsked?: true;
  /** What is printed on the receipt of the bike's sale. */
  receipt?: { readonly number: string; readonly code: string };
};
