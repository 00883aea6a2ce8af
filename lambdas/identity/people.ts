import type { Language } from "#contract/accounts.ts";

export type NewUser = {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** For one sign-in, at which the pool asks for a password of one's own: the address is proved. Without it nobody knows the password, and the address was only typed. */
  readonly firstPassword?: string;
};

/** What the user pool says of the user an address belongs to. */
export type KnownUser = { readonly poolUser: string; readonly confirmed: boolean; readonly inGroup: boolean };

/** The user pool, as far as an eID makes accounts in it. Users are called as the pool calls them, and not by their accounts. */
export type People = {
  find(email: string): Promise<KnownUser | undefined>;
  exists(poolUser: string): Promise<boolean>;
  /** Undefined where the address has a user. No mail is sent. */
  create(user: NewUser): Promise<string | undefined>;
  /** Nothing happens where there is no such user. */
  remove(poolUser: string): Promise<void>;
  /** Nobody knows the password any more, and no session is renewed. */
  lockOut(poolUser: string): Promise<void>;
  /** Takes passkeys and the authenticator app away, and a ticket for signing in. */
  removeFactors(poolUser: string, ticket: string): Promise<void>;
  signOut(poolUser: string): Promise<void>;
};
