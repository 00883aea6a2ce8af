import { canonicalFrameNumber, withoutLabel } from "#contract/bikes/frame-number.ts";

type Layout = Readonly<Record<string, string>>;

/** Characters typed on a Swedish keyboard layout by a scanner set to American. */
const americanOnSwedish: Layout = {
  "+": "-",
  "-": "/",
  _: "?",
  "?": "_",
  Ö: ":",
  ö: ";",
  "/": "&",
  "´": "=",
  "`": "+",
  "&": "^",
  Ä: '"',
  ä: "'",
  Å: "{",
  å: "[",
};

/** The reverse of `americanOnSwedish`. */
const swedishOnAmerican: Layout = {
  "/": "-",
  "&": "/",
  ">": ":",
  "<": ";",
  _: "?",
  "?": "_",
  ")": "=",
  "-": "+",
  "^": "&",
  "@": '"',
  "\\": "'",
};

const read = (text: string, layout: Layout): string =>
  Array.from(text, (sign) => layout[sign] ?? sign).join("");

const swappedCase = (text: string): string =>
  Array.from(text, (sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase())).join(
    "",
  );

/** All texts that a scanner may have read: as typed, or for another keyboard layout, with or without caps lock. */
const spellingsOf = (text: string): readonly string[] => [
  text,
  ...[text, swappedCase(text)].flatMap((typed) => [
    read(typed, americanOnSwedish),
    read(typed, swedishOnAmerican),
  ]),
];

/** The content of a code or text: a sticker's uid, or a frame number or its start. */
export type ScannedCode =
  | { readonly kind: "sticker"; readonly uid: string }
  | { readonly kind: "frame-number"; readonly frameNumber: string };

const sticker = (uid: string): ScannedCode => ({ kind: "sticker", uid: uid.toLowerCase() });

const uidOf = (text: string): string | undefined => {
  const [, ...parts] =
    /^([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})$/i.exec(text) ?? [];
  return parts.length === 0 ? undefined : parts.join("-");
};

/** Accepts the addresses on older stickers too. */
const uidIn = ({ pathname, searchParams }: URL): string | undefined => {
  const [, inPath] = /^\/(?:qr|qr-handler)\/([\w-]{8,64})\/?$/.exec(pathname) ?? [];
  if (inPath !== undefined) return inPath;
  if (!/^\/(?:qr|public-qr)?$/.test(pathname)) return undefined;
  const inQuery = searchParams.get("uid") ?? searchParams.get("qr") ?? "";
  return /^[\w-]{8,64}$/.test(inQuery) ? inQuery : undefined;
};

export const withoutWww = (host: string): string => host.replace(/^www\./, "");

const fromAddress = (text: string, host: string): ScannedCode | undefined => {
  if (!/^https?:\/\//i.test(text)) return undefined;
  const url = URL.parse(text.toLowerCase());
  const uid = url !== null && withoutWww(url.host) === withoutWww(host) ? uidIn(url) : undefined;
  return uid === undefined ? undefined : sticker(uidOf(uid) ?? uid);
};

/** Addresses, markup and commands of other programs contain these characters, and no frame number does. */
const foreignSign = /[:;<>{}"&?=@%\\]/;

const fromFrameNumber = (text: string): ScannedCode | undefined => {
  if (foreignSign.test(withoutLabel(text))) return undefined;
  const frameNumber = canonicalFrameNumber(text);
  return /^[A-Z0-9]{3,20}$/.test(frameNumber) ? { kind: "frame-number", frameNumber } : undefined;
};

const fromJson = (text: string): ScannedCode | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("frameNumber" in value)) return undefined;
    return typeof value.frameNumber === "string" ? fromFrameNumber(value.frameNumber) : undefined;
  } catch {
    return undefined;
  }
};

const parseOnce = (text: string, host: string): ScannedCode | undefined => {
  const uid = uidOf(text);
  return uid === undefined ? (fromAddress(text, host) ?? fromJson(text)) : sticker(uid);
};

/** Parses our own codes: an address on this host, a bare uid, or JSON with a frame number. */
export const parseOwnCode = (text: string, host: string): ScannedCode | undefined => {
  for (const spelling of spellingsOf(text.trim())) {
    const code = parseOnce(spelling, host);
    if (code !== undefined) return code;
  }
  return undefined;
};

/** Like `parseOwnCode`, but reads other text of at least three letters and digits as a frame number. */
export const parseCode = (text: string, host: string): ScannedCode | undefined =>
  parseOwnCode(text, host) ?? fromFrameNumber(text);
