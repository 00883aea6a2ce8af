const hide = (word: string, shown: number): string => {
  const letters = Array.from(word);
  return letters.map((letter, place) => (place < shown ? letter : "*")).join("");
};

/** Keeps two letters of the first name and one of the last name, 'An** L********', and drops names between. */
export const maskName = (fullName: string): string => {
  const words = fullName.split(/\s+/).filter(Boolean);
  const first = hide(words[0] ?? "", 2);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last === undefined ? first : `${first} ${hide(last, 1)}`;
};

/** Replaces the name of an owner with protected identity. */
export const protectedName = "Privat ägare";

/** Replaces the name of an owner whose account was erased. */
export const goneName = "Tidigare ägare";

type Named = { readonly fullName: string; readonly protectedIdentity?: boolean | undefined };

/** Returns the name of an owner as strangers see it. */
export const publicName = (owner: Named | undefined): string => {
  if (owner === undefined) return goneName;
  return owner.protectedIdentity ? protectedName : maskName(owner.fullName);
};
