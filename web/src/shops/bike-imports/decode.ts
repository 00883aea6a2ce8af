/** The upper half of DOS code page 850, which some tills still write and browsers cannot decode. */
const codePage850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

const fromCodePage850 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCodePoint(byte) : codePage850.charAt(byte - 128),
  ).join("");

const inWords = /[åäöÅÄÖéÉüÜøØæÆ]/g;

/** Chooses between Windows, old Mac and DOS by the number of Swedish letters; prefers Windows in a draw. */
const fromOneByte = (bytes: Uint8Array): string => {
  const texts = [
    new TextDecoder("windows-1252").decode(bytes),
    new TextDecoder("macintosh").decode(bytes),
    fromCodePage850(bytes),
  ];
  const lettersIn = (text: string): number => text.match(inWords)?.length ?? 0;
  return texts.toSorted((a, b) => lettersIn(b) - lettersIn(a))[0] ?? "";
};

/** In UTF-16, Latin letters leave every other byte zero. */
const isWide = (bytes: Uint8Array, empty: 0 | 1): boolean => {
  const some = bytes.subarray(0, 200);
  const zeros = some.filter((byte, place) => place % 2 === empty && byte === 0).length;
  return some.length >= 4 && zeros > some.length / 4;
};

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]): boolean =>
  signs.every((sign, place) => bytes[place] === sign);

export const decode = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe) || isWide(bytes, 1)) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff) || isWide(bytes, 0)) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fromOneByte(bytes);
  }
};
