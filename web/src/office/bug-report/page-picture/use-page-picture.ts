import { useEffect, useState } from "react";

/** `above` and `below` are true if the page continues there. */
export type Drawn = { readonly file: Blob; readonly above: boolean; readonly below: boolean };

type State =
  | { readonly state: "none" | "drawing" | "failed" }
  | (Drawn & { readonly state: "there"; readonly preview: string; readonly steps: number });

/** `asker` is an element of the dialog; `steps` counts parts below the window. */
export type DrawPage = (asker: Element, steps: number) => Promise<Drawn>;

export type PagePicture = State & { take: (asker: Element, steps: number) => void; drop: () => void };

/** Keeps the screenshot in memory until it is sent or dropped. */
export const usePagePicture = (draw: DrawPage | undefined): PagePicture => {
  const [current, show] = useState<State>({ state: "none" });
  const preview = current.state === "there" ? current.preview : undefined;
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);
  const take = async (asker: Element, steps: number): Promise<void> => {
    if (draw === undefined) return;
    // Shows the old picture until the new one is drawn.
    show((before) => (before.state === "there" ? before : { state: "drawing" }));
    try {
      const drawn = await draw(asker, steps);
      show({ ...drawn, state: "there", steps, preview: URL.createObjectURL(drawn.file) });
    } catch {
      // Old browsers and outdated pages fail here; the report is sent without a picture.
      show({ state: "failed" });
    }
  };
  return { ...current, take: (asker, steps) => void take(asker, steps), drop: () => show({ state: "none" }) };
};
