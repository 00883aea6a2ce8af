import { canonicalFrameNumber } from "#contract/frame-number.ts";

/** What a code or a pasted text leads to: the sticker of a bike, or a frame number or its beginning. */
export type ScannedCode =
  | { readonly kind: "sticker"; readonly uid: string }
  | { readonly kind: "frame-number"; readonly frameNumber: string };

const sticker = (uid: string): ScannedCode => ({ kind: "sticker", uid: uid.toLowerCase() });

const uidOf = (text: string): string | undefined => {
  const [, ...parts] =
    /^([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})$/i.exec(text) ?? [];
  return parts.length === 0 ? undefined : parts.join("-");
};

/** Older stickers carry other addresses of the same page. */
const uidIn = ({ pathname, searchParams }: URL): string | undefined => {
  const [, inPath] = /^\/(?:qr|qr-handler)\/([\w-]{8,64})\/?$/.exec(pathname) ?? [];
  if (inPath !== undefined) return inPath;
  if (!/^\/(?:qr|public-qr)?$/.test(pathname)) return undefined;
  const inQuery = searchParams.get("uid") ?? searchParams.get("qr") ?? "";
  return /^[\w-]{8,64}$/.test(inQuery) ? inQuery : undefined;
};

const bare = (host: string): string => host.replace(/^www\./, "");

const fromAddress = (text: string, host: string): ScannedCode | undefined => {
  if (!/^https?:\/\//i.test(text)) return undefined;
  const url = URL.parse(text);
  const uid = url !== null && bare(url.host) === bare(host) ? uidIn(url) : undefined;
  return uid === undefined ? undefined : sticker(uidOf(uid) ?? uid);
};

const fromFrameNumber = (text: string): ScannedCode | undefined => {
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

/** What the product itself prints into a code: an address on this host, a bare identifier, or a note with a frame number. */
export const parseOwnCode = (text: string, host: string): ScannedCode | undefined => {
  const trimmed = text.trim();
  const uid = uidOf(trimmed);
  return uid === undefined ? (fromAddress(trimmed, host) ?? fromJson(trimmed)) : sticker(uid);
};

/** As `parseOwnCode`; any other text of at least three letters and digits is a frame number. */
export const parseCode = (text: string, host: string): ScannedCode | undefined =>
  parseOwnCode(text, host) ?? fromFrameNumber(text);
