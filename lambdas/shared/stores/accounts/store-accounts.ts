import type { Language } from "#contract/accounts.ts";

export type NewStoreAccount = {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** The first store they work in. */
  readonly storeId: string;
};

/** Someone the user pool knows by an address. */
export type KnownUser = {
  /** What the pool calls them. */
  readonly poolUser: string;
  /** They were let in to work in a store; all others are customers or administrators. */
  readonly isOfStores: boolean;
  /** They were invited and have never signed in. */
  readonly isWaiting: boolean;
};

/** The user pool, as far as those who work in stores are made there. */
export type StoreInvitations = {
  /** Makes the user of someone whom nobody hears of yet; a second time it is the same one. Undefined where the address has another account. */
  prepare(account: NewStoreAccount): Promise<string | undefined>;
  /** Lets a prepared user into the group of stores and mails the password for their first sign-in, good for seven days. */
  invite(email: string): Promise<void>;
  /** Whom an address, or a name that the pool gave, belongs to. */
  find(name: string): Promise<KnownUser | undefined>;
};

/** And as far as they leave it. */
export type StoreAccounts = StoreInvitations & {
  /** Has the pool renew none of someone's tokens any more. */
  signOut(poolUser: string): Promise<void>;
  /** Deletes a user who has never signed in: the password that was mailed opens nothing, and the address is free. */
  forget(poolUser: string): Promise<void>;
};
