import type { KeptPicture } from "#lambdas/shared/pictures/kept-pictures.ts";
import type { PersonalNumberCipher } from "#lambdas/shared/tokens/personal-numbers.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type CardPhoto = KeptPicture<"id-card">;

export type CardPhotos = {
  /** The lines of text on the card. */
  read(photo: CardPhoto): Promise<string[]>;
  /** Opens the photo for five minutes. */
  link(photo: CardPhoto): Promise<string>;
  /** One that is gone already counts as discarded. */
  discard(photo: CardPhoto): Promise<void>;
};

export type ReviewsContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "random" | "wait">;
  readonly cipher: Pick<PersonalNumberCipher, "decrypt">;
  readonly photos: CardPhotos;
  readonly cursorSecret: string;
  /** Tells the operators what could not be done, and no more of the error than its name. */
  readonly reportFailure: (what: string, error: unknown) => void;
};
