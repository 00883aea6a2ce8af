import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "#web/i18n/i18n.ts";
import { Banner } from "./Banner.tsx";
import { openLetter, toScan } from "./desk.ts";
import type { Said } from "./desk-jobs.ts";
import { DeskActions } from "./DeskActions.tsx";
import { LastPacked } from "./LastPacked.tsx";
import { LetterList } from "./LetterList.tsx";
import { OpenLetter } from "./OpenLetter.tsx";
import type { Packing } from "./packing.ts";
import { ScanField } from "./ScanField.tsx";
import { saidWords, type Words } from "./said-words.ts";
import { playSound } from "./sound.ts";
import { useDeskKeys } from "./use-desk-keys.ts";
import { usePrintAgain } from "./use-print-again.ts";

const DeskCamera = lazy(async () => {
  const [{ DeskCamera }] = await Promise.all([import("./DeskCamera.tsx"), loadTexts(["camera", "qrScan"])]);
  return { default: DeskCamera };
});

const useSound = (said: Said | undefined, tone: Words["tone"]): void => {
  useEffect(() => {
    if (said !== undefined && tone !== "plain") playSound(tone);
  }, [said, tone]);
};

/** What is said last, or what to begin with, and that it is all done. */
const useWords = ({ desk, said }: ReturnType<Packing["view"]>): Words => {
  const { t } = useTranslation();
  const done = desk.letters.every(({ packed }) => packed);
  if (said !== undefined && !(done && said.is === "packed")) return saidWords(t, said, desk);
  const of = done ? "done" : "begin";
  const { title, text } = t(($) => $.packing.said[of], { returnObjects: true });
  return { tone: done ? "right" : "plain", title, text };
};

/** What the keys do, and what Enter alone does. */
const useDesk = (packing: Packing, onEnd: () => void) => {
  const field = useRef<HTMLInputElement>(null);
  const [filming, film] = useState(false);
  const view = useSyncExternalStore(packing.subscribe, packing.view);
  const { letters } = view.desk;
  const print = usePrintAgain(letters);
  const packed = letters.filter((letter) => letter.packed).length;
  const done = packed === letters.length;
  const open = openLetter(view.desk);
  const goods = open !== undefined && toScan(open) === 0;
  const keys = {
    undo: () => void packing.undo(),
    F2: () => void packing.skip(),
    F4: () => void packing.retry(),
    F8: print.again,
    F9: () => film(!filming),
  };
  useDeskKeys(field, keys);
  const goOn = done ? ("nextRound" as const) : goods ? ("packGoods" as const) : undefined;
  const onGoOn = (): void => void (done ? onEnd() : packing.packGoods());
  return { field, view, print, packed, open, actions: { keys, filming, goOn, onGoOn } };
};

/** A round at the desk: slip, stickers, next slip. */
export function DeskRound({ packing, onEnd }: { packing: Packing; onEnd: () => void }): ReactNode {
  const { t } = useTranslation();
  const { field, view, print, packed, open, actions } = useDesk(packing, onEnd);
  const { desk, busy, said } = view;
  const words = useWords(view);
  useSound(said, words.tone);
  const scan = (text: string): void => void packing.scan(text);
  return (
    <div className="desk">
      <p className="desk__state" aria-live="polite">
        {t(($) => $.packing[busy ? "saving" : "ready"])} ·{" "}
        {t(($) => $.packing.packed, { packed, count: desk.letters.length })}
      </p>
      <div className="desk__main">
        <Banner words={words} />
        <ScanField field={field} onText={scan} onEnter={actions.onGoOn} />
        {actions.filming && (
          <Suspense>
            <DeskCamera onText={scan} />
          </Suspense>
        )}
        {open !== undefined && <OpenLetter letter={open} />}
        {words.tone === "wrong" && <p className="muted">{t(($) => $.packing.nothingSaved)}</p>}
        <DeskActions {...actions} failed={said?.is === "failed"} open={open !== undefined} printing={print} />
      </div>
      <div className="desk__side">
        <LetterList desk={desk} />
        <LastPacked desk={desk} off={busy} onUndo={actions.keys.undo} />
      </div>
    </div>
  );
}
