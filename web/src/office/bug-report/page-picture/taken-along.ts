import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";
import { drawPage } from "./draw-page.ts";
import { type Texts, knownWordsOf } from "./known-words.ts";

/** Keeps a screenshot in the tab for pages that link to the form instead of showing it. */
const name = "bug-picture";

const start = "data:image/jpeg;base64,";

const dataUrlOf = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return start + btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
};

export const takePictureAlong = async (texts: Texts): Promise<void> =>
  keepInTab(name, await dataUrlOf(await drawPage({ known: knownWordsOf(texts), leaveOut: null, below: 0 })));

/** Undefined without a kept screenshot. */
export const pictureTakenAlong = (): Blob | undefined => {
  const kept = keptInTab(name);
  if (typeof kept !== "string" || !kept.startsWith(start)) return undefined;
  const bytes = Uint8Array.from(atob(kept.slice(start.length)), (sign) => sign.codePointAt(0) ?? 0);
  return new Blob([bytes], { type: "image/jpeg" });
};

export const forgetPictureTakenAlong = (): void => forgetInTab(name);
