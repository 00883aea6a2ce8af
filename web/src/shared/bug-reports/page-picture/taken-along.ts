import { forgetInTab, keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";
import { drawPage } from "./draw-page.ts";
import { type Texts, knownWordsOf } from "./known-words.ts";

/** For pages that lead to the form rather than showing it: their picture waits in the tab until the form is there. */
const name = "bug-picture";

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new TypeError("Unreadable picture")));
    reader.readAsDataURL(file);
  });

export const takePictureAlong = async (texts: Texts): Promise<void> =>
  keepInTab(name, await dataUrlOf(await drawPage({ known: knownWordsOf(texts), leaveOut: null, below: 0 })));

const start = "data:image/jpeg;base64,";

/** The picture that came along, and nothing where none did. */
export const pictureTakenAlong = (): Blob | undefined => {
  const kept = keptInTab(name);
  if (typeof kept !== "string" || !kept.startsWith(start)) return undefined;
  const bytes = Uint8Array.from(atob(kept.slice(start.length)), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: "image/jpeg" });
};

export const forgetPictureTakenAlong = (): void => forgetInTab(name);
