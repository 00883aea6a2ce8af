import type { Language } from "#contract/people/accounts.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import type { OwnershipHistory } from "#contract/bikes/history.ts";
import type { Theft } from "#contract/thefts/thefts.ts";
import type { Photo } from "#web/platform/ui/pdf/parts.ts";

export type Issue = { readonly at: string; readonly language: Language; readonly origin: string };

export type BikePaper = {
  readonly bike: OwnBike;
  readonly history: OwnershipHistory;
  readonly photo: Photo | undefined;
  readonly issue: Issue;
};

export type TheftPaper = BikePaper & { readonly theft: Theft; readonly receipt: Photo | undefined };

/** The poster is public, so it has no history and no receipt. */
export type PosterPaper = Omit<TheftPaper, "history" | "receipt">;
