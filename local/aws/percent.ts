const reserved = /[!'()*]/g;

const escapeCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** Percent-encodes everything but the unreserved characters of RFC 3986, as signatures demand. */
export const percentEncode = (text: string): string =>
  encodeURIComponent(text).replaceAll(reserved, escapeCharacter);

/** Undoes percent-encoding; undefined where the text is malformed. */
export const percentDecode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
