const fromHex = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));

/** Expects a byte string (latin1). */
export const decodeQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/[ \t]+(?=\r?\n|$)/g, "")
      .replaceAll(/=\r?\n/g, "")
      .replaceAll(/=([0-9a-f]{2})/gi, fromHex),
    "latin1",
  );
