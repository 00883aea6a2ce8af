const latin1 = new TextDecoder("latin1");

/** What jsPDF says: the name of an encoding. */
const wrong = "/Ordering (Identity-H)";
/** As long as before, so that everything else in the file stays where its index says. */
const right = "/Ordering (Identity)".padEnd(wrong.length);

/** Calls the collection that the letters of a file are numbered in by its name, Adobe-Identity; readers complain of one that they do not know. */
export const nameCollection = (file: ArrayBuffer): ArrayBuffer => {
  const bytes = new Uint8Array(file);
  const text = latin1.decode(bytes);
  for (let at = text.indexOf(wrong); at >= 0; at = text.indexOf(wrong, at + 1))
    bytes.set(new TextEncoder().encode(right), at);
  return file;
};
