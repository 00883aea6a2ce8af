import type { Language } from "#contract/people/accounts.ts";

export type NewUser = {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** A one-time password; set when the address is verified. Without it nobody knows the password, and the address is unverified. */
  readonly firstPassword?: string;
};

export type KnownUser = { readonly poolUser: string; readonly confirmed: boolean; readonly inGroup: boolean };

/** The user pool. Users are named by the pool's names, not by account ids. */
export type People = {
  find(email: string): Promise<KnownUser | undefined>;
  exists(poolUser: string): Promise<boolean>;
  /** Undefined if the address has a user. Sends no mail. */
  create(user: NewUser): Promise<string | undefined>;
  /** Does nothing if there is no such user. */
  remove(poolUser: string): Promise<void>;
  /** Replaces the password and ends the renewal of sessions. */
  lockOut(poolUser: string): Promise<void>;
  /** Removes passkeys and the authenticator app; signs in with the ticket. */
  removeFactors(poolUser: string, ticket: string): Promise<void>;
  signOut(poolUser: string): Promise<void>;
};
