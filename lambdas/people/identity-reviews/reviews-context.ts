import type { StoredPicture } from "#lambdas/platform/pictures/stored-pictures.ts";
import type { PersonalNumberCipher } from "#lambdas/people/personal-numbers.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type CardPhoto = StoredPicture<"id-card">;

export type CardPhotos = {
  read(photo: CardPhoto): Promise<string[]>;
  /** A link that is valid for five minutes. */
  link(photo: CardPhoto): Promise<string>;
  /** A missing photo counts as discarded. */
  discard(photo: CardPhoto): Promise<void>;
};

export type ReviewsContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "random" | "wait">;
  readonly cipher: Pick<PersonalNumberCipher, "decrypt">;
  readonly photos: CardPhotos;
  readonly cursorSecret: string;
  /** Logs a failure with the error's name only. */
  readonly reportFailure: (what: string, error: unknown) => void;
};
