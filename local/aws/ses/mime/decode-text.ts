/** Decodes bytes in a named character set; reads an unknown one as UTF-8. */
export const decodeText = (bytes: Buffer, charset: string): string => {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString();
  }
};
