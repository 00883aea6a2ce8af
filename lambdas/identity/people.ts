import type { Language } from "#contract/accounts.ts";

export type NewUser = { readonly email: string; readonly name: string; readonly language: Language };

/** What the user pool says of the user an address belongs to. */
export type KnownUser = { readonly userId: string; readonly confirmed: boolean; readonly inGroup: boolean };

/** The user pool, as far as an eID makes accounts in it. */
export type People = {
  find(email: string): Promise<KnownUser | undefined>;
  /** A user with a verified address and a password that nobody knows; undefined where the address has a user. No mail is sent. */
  create(user: NewUser): Promise<string | undefined>;
  /** Nothing happens where there is no such user. */
  remove(userId: string): Promise<void>;
  /** Sends the mail with which somebody can choose a first password. */
  welcome(userId: string, language: Language): Promise<void>;
};
