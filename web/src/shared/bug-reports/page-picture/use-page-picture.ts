import { useEffect, useState } from "react";

/** A picture of the page, and whether there is more of the page above and below it. */
export type Drawn = { readonly file: Blob; readonly above: boolean; readonly below: boolean };

type State =
  | { readonly state: "none" | "drawing" | "failed" }
  | (Drawn & { readonly state: "there"; readonly preview: string; readonly steps: number });

/** Draws the page of which something on it, in a dialog over the page, asks; so many steps below what is shown. */
export type DrawPage = (asker: Element, steps: number) => Promise<Drawn>;

export type PagePicture = State & { take: (asker: Element, steps: number) => void; drop: () => void };

/** A picture of the page that lies in memory until it is sent or left out. */
export const usePagePicture = (draw: DrawPage | undefined): PagePicture => {
  const [current, show] = useState<State>({ state: "none" });
  const preview = current.state === "there" ? current.preview : undefined;
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);
  const take = async (asker: Element, steps: number): Promise<void> => {
    if (draw === undefined) return;
    // One that is there is shown until the next one is.
    show((before) => (before.state === "there" ? before : { state: "drawing" }));
    try {
      const drawn = await draw(asker, steps);
      show({ ...drawn, state: "there", steps, preview: URL.createObjectURL(drawn.file) });
    } catch {
      // An old browser, or the site is newer than this page: the report goes without it.
      show({ state: "failed" });
    }
  };
  return { ...current, take: (asker, steps) => void take(asker, steps), drop: () => show({ state: "none" }) };
};
