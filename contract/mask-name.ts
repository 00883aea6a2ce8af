const hide = (word: string, shown: number): string => {
  const letters = Array.from(word);
  return letters.map((letter, place) => (place < shown ? letter : "*")).join("");
};

/** Keeps the first two letters of a name and the first of the last name: 'An** L********'. Names between are left out. */
export const maskName = (fullName: string): string => {
  const words = fullName.split(/\s+/).filter(Boolean);
  const first = hide(words[0] ?? "", 2);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last === undefined ? first : `${first} ${hide(last, 1)}`;
};

/** Whose identity is protected shows nothing of their name. */
export const protectedName = "Privat ägare";

/** Whose account is gone has no name any more. */
export const goneName = "Tidigare ägare";

type Named = { readonly fullName: string; readonly protectedIdentity?: boolean | undefined };

/** An owner as anybody may know of them. */
export const publicName = (owner: Named | undefined): string => {
  if (owner === undefined) return goneName;
  return owner.protectedIdentity ? protectedName : maskName(owner.fullName);
};
