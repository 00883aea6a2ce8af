/** No 0, O, 1 and I: they look alike on a worn sticker. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const signs = 6;

/** What a person reads from a sticker and types, `K7L9RD`: thirty of the random bits that its uid ends with. Two codes can share one among very many, so it finds codes and never stands for one. */
export const shortCodeOf = (uid: string): string => {
  let bits = Number.parseInt(uid.slice(-8), 16);
  let code = "";
  for (let place = 0; place < signs; place += 1) {
    code = alphabet.charAt(bits % alphabet.length) + code;
    bits = Math.floor(bits / alphabet.length);
  }
  return code;
};

/** As it stands on a sticker: 'K7L 9RD'. */
export const shownShortCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** As it is stored, whatever spaces, hyphens and small letters it was typed with; undefined for what is no part of one. */
export const typedShortCode = (typed: string): string | undefined => {
  const code = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  const fits =
    code.length >= 1 && code.length <= signs && Array.from(code).every((sign) => alphabet.includes(sign));
  return fits ? code : undefined;
};
