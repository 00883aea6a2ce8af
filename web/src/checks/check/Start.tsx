import { type ReactNode, useEffect, useState } from "react";
import type { Language } from "#contract/people/accounts.ts";
import { FrameSpots } from "#web/bikes/FrameSpots.tsx";
import { CheckForm } from "./CheckForm.tsx";
import type { CheckTexts } from "./check-texts.ts";
import { openNumber } from "./use-number.ts";

type Given = { readonly camera: boolean; readonly photo: Blob | undefined; readonly isEmpty: boolean };

const nothing: Given = { camera: false, photo: undefined, isEmpty: false };

/** Takes the shortcut or the shared content with which the installed site was opened. */
const takeGiven = async (): Promise<Given> => {
  const given = new URLSearchParams(location.hash.slice(1));
  const shared = given.get("shared");
  const camera = given.has("camera");
  // Going back must not open the camera again.
  if (camera) history.replaceState(null, "", location.pathname);
  if (shared === null) return { ...nothing, camera };
  const { takeShared } = await import("./take-shared.ts");
  const { number, photo } = await takeShared(shared);
  if (photo !== undefined) return { ...nothing, camera: true, photo };
  if (number !== undefined) openNumber(number);
  return { ...nothing, isEmpty: number === undefined };
};

export function Start({ texts, language }: { texts: CheckTexts; language: Language }): ReactNode {
  const [{ camera, photo, isEmpty }, setGiven] = useState(nothing);
  useEffect(() => {
    const take = async (): Promise<void> => setGiven(await takeGiven());
    void take();
  }, []);
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="check__lead">{texts.lead}</p>
      {isEmpty && <p role="alert">{texts.sharedNothing}</p>}
      <CheckForm texts={texts} language={language} number="" startsOpen={camera} photo={photo} />
      <p className="check__privacy">{texts.privacy}</p>
      <section className="check__where">
        <h2>{texts.where}</h2>
        <FrameSpots places={texts.places} />
      </section>
    </>
  );
}
