import type { Language } from "#contract/accounts.ts";

export type NewOwner = {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly storeId: string;
};

/** The user pool, as far as owners of new stores are made there. */
export type StoreOwners = {
  /** Makes the owner's user, whom nobody hears of yet; a second time it is the same one. Undefined where the address has another account. */
  prepare(owner: NewOwner): Promise<string | undefined>;
  /** Lets a prepared user into the group of stores and mails the password for their first sign-in, good for seven days. */
  invite(email: string): Promise<void>;
};
