const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(text.length, bytes.length - at)).toString(
    "latin1",
  ) === text;

/** What the first bytes say a file is; its name and declared type say nothing. Everything else stays away from the decoder. */
export const pictureFormat = (bytes: Uint8Array): "jpeg" | "png" | "webp" | undefined => {
  if (bytes.length < 12) return undefined;
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  return startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8) ? "webp" : undefined;
};
