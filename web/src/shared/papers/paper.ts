import type { Language } from "#contract/accounts.ts";
import type { OwnBike } from "#contract/bikes.ts";
import type { OwnershipHistory } from "#contract/history.ts";
import type { Theft } from "#contract/thefts.ts";
import type { Photo } from "#web/ui/pdf/parts.ts";

/** When, in which language and from which site a document is made. */
export type Issue = { readonly at: string; readonly language: Language; readonly origin: string };

export type BikePaper = {
  readonly bike: OwnBike;
  readonly history: OwnershipHistory;
  readonly photo: Photo | undefined;
  readonly issue: Issue;
};

export type TheftPaper = BikePaper & { readonly theft: Theft; readonly receipt: Photo | undefined };

/** What strangers read: nothing of its owner. */
export type PosterPaper = Omit<TheftPaper, "history" | "receipt">;
