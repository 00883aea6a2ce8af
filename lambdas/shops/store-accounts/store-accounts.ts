import type { Language } from "#contract/people/accounts.ts";

export type NewStoreAccount = {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** Their first store. */
  readonly storeId: string;
};

export type KnownUser = {
  /** The pool's `sub`. */
  readonly poolUser: string;
  /** A store account; others are customers or administrators. */
  readonly isOfStores: boolean;
  /** Invited, but never signed in. */
  readonly isWaiting: boolean;
};

export type StoreInvitations = {
  /** Creates the user without sending mail; a second call returns the same one. Undefined if the address has another account. */
  prepare(account: NewStoreAccount): Promise<string | undefined>;
  /** Adds a prepared user to the group of stores and mails a temporary password that works for seven days. */
  invite(email: string): Promise<void>;
  /** Finds a user by address or by the pool's name. */
  find(name: string): Promise<KnownUser | undefined>;
};

export type StoreAccounts = StoreInvitations & {
  /** Stops the renewal of the user's tokens. */
  signOut(poolUser: string): Promise<void>;
  /** Deletes a user who has never signed in, which also invalidates the mailed password. */
  forget(poolUser: string): Promise<void>;
};
