const reserved = /[!'()*]/g;

const escapeCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** Encodes everything but RFC 3986's unreserved characters, as signatures require. */
export const percentEncode = (text: string): string =>
  encodeURIComponent(text).replaceAll(reserved, escapeCharacter);

/** Decodes; undefined if the text is malformed. */
export const percentDecode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
