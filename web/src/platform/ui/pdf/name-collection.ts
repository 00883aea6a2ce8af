const latin1 = new TextDecoder("latin1");

/** jsPDF writes the name of an encoding here. */
const wrong = "/Ordering (Identity-H)";
/** Padded to the same length, so that the file's offsets stay valid. */
const right = "/Ordering (Identity)".padEnd(wrong.length);

/** Corrects the character collection to Adobe-Identity: some PDF readers reject an unknown one. */
export const nameCollection = (file: ArrayBuffer): ArrayBuffer => {
  const bytes = new Uint8Array(file);
  const text = latin1.decode(bytes);
  for (let at = text.indexOf(wrong); at >= 0; at = text.indexOf(wrong, at + 1))
    bytes.set(new TextEncoder().encode(right), at);
  return file;
};
