import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Check, ScanLine, X } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { useHandScanner } from "#web/platform/scanner/use-hand-scanner.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { nameOf } from "#web/stickers/orders/admin/order-words.ts";
import { printLetters } from "#web/stickers/orders/admin/print-orders.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";
import { openLetter, toScan, type Desk, letterWith, type Letter } from "./desk.ts";
import type { DeskResult } from "./desk-jobs.ts";
import { DeskActions } from "./DeskActions.tsx";
import { LetterList } from "./LetterList.tsx";
import { OpenLetter } from "./OpenLetter.tsx";
import type { Packing } from "./packing.ts";
import { ScanField } from "./ScanField.tsx";
import { resultWords, type Words, shownCode } from "./result-words.ts";
import { useDeskKeys } from "./use-desk-keys.ts";
import { KeyButton } from "./KeyButton.tsx";

/** Two high tones for right, a long low one for wrong, to be told apart across a room. */
const tones = {
  right: [
    { hertz: 880, from: 0, seconds: 0.09 },
    { hertz: 1320, from: 0.1, seconds: 0.14 },
  ],
  wrong: [{ hertz: 150, from: 0, seconds: 0.45 }],
} as const;

let audio: AudioContext | undefined;

/** Does nothing in browsers without audio. */
const playSound = (sound: keyof typeof tones): void => {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  for (const { hertz, from, seconds } of tones[sound]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + from;
    tone.type = sound === "right" ? "sine" : "square";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
};

/** Prints the letters that are not packed yet, without changing them. */
const usePrintAgain = (letters: readonly Letter[]) => {
  const { t } = useTranslation();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const left = letters.filter(({ packed }) => !packed);
      saveFile("plocka-och-packa.pdf", await printLetters(t, left, AbortSignal.timeout(120_000)));
    },
  });
  return {
    again: () => (isPending ? undefined : mutate()),
    busy: isPending,
    failure: isError ? t(($) => $.packing.noPdf) : undefined,
  };
};

type LastPackedProps = { desk: Desk; off: boolean; onUndo: () => void };

function LastPacked({ desk, off, onUndo }: LastPackedProps): ReactNode {
  const { t } = useTranslation();
  const last = desk.done.at(-1);
  const letter = letterWith(desk, last?.orderNumber);
  if (last === undefined || letter === undefined) return null;
  return (
    <section className="desklast" aria-labelledby="desk-last">
      <h2 id="desk-last">{t(($) => $.packing.last)}</h2>
      <p>
        {nameOf(letter.order)}
        {last.uid !== undefined && (
          <>
            , <span className="mono">{shownCode(last.uid)}</span>
          </>
        )}
      </p>
      <KeyButton
        key={`${last.orderNumber} ${last.uid}`}
        text={t(($) => $.packing.undo)}
        keys={t(($) => $.packing.keys.undo)}
        tone="ghost"
        off={off}
        onPress={onUndo}
      />
    </section>
  );
}

const signs = { right: Check, wrong: X, plain: ScanLine };

/** Readable from two metres and read aloud. */
function Banner({ words: { tone, title, text } }: { words: Words }): ReactNode {
  const Sign = signs[tone];
  return (
    <div className={`deskbanner deskbanner--${tone}`} aria-live="polite">
      <span className="deskbanner__sign" aria-hidden="true">
        <Sign strokeWidth={3} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </div>
  );
}

const DeskCamera = lazy(async () => {
  const [{ DeskCamera }] = await Promise.all([import("./DeskCamera.tsx"), loadTexts(["camera", "qrScan"])]);
  return { default: DeskCamera };
});

const useSound = (said: DeskResult | undefined, tone: Words["tone"]): void => {
  useEffect(() => {
    if (said !== undefined && tone !== "plain") playSound(tone);
  }, [said, tone]);
};

const useWords = ({ desk, said }: ReturnType<Packing["view"]>): Words => {
  const { t } = useTranslation();
  const done = desk.letters.every(({ packed }) => packed);
  if (said !== undefined && !(done && said.is === "packed")) return resultWords(t, said, desk);
  const of = done ? "done" : "begin";
  const { title, text } = t(($) => $.packing.said[of], { returnObjects: true });
  return { tone: done ? "right" : "plain", title, text };
};

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

/** The packer scans a slip, its stickers, then the next slip. */
export function DeskRound({ packing, onEnd }: { packing: Packing; onEnd: () => void }): ReactNode {
  const { t } = useTranslation();
  const { field, view, print, packed, open, actions } = useDesk(packing, onEnd);
  const { desk, busy, said } = view;
  const words = useWords(view);
  useSound(said, words.tone);
  const scan = (text: string): void => void packing.scan(text);
  useHandScanner(scan);
  return (
    <div ref={steadyList} className="desk">
      <p className="desk__state" aria-live="polite">
        {t(($) => $.packing[busy ? "saving" : "ready"])} ·{" "}
        {t(($) => $.packing.packed, { packed, count: desk.letters.length })}
      </p>
      <div className="stack">
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
      <div className="stack desk__side">
        <LetterList desk={desk} />
        <LastPacked desk={desk} off={busy} onUndo={actions.keys.undo} />
      </div>
    </div>
  );
}
