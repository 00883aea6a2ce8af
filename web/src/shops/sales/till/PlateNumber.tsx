import { Camera, CircleCheck, TriangleAlert } from "lucide-react";
import { type ReactNode, useState, type RefObject, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import type { NumberReading } from "./reading/NumberReading.tsx";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import type { FrameNumberCheck } from "#web/bikes/frame-number/use-number-check.ts";
import { BikeGlyph } from "#web/platform/ui/BikeGlyph.tsx";
import type { RowProps } from "./row.ts";

type Shown =
  | { readonly is: "closed" | "loading" | "failed" }
  | { readonly is: "open"; readonly Reading: typeof NumberReading };

/** Loads the camera code on demand, since most numbers are scanned or typed. */
const load = async (): Promise<Shown> => {
  try {
    const [{ NumberReading: Reading }] = await Promise.all([
      import("./reading/NumberReading.tsx"),
      loadTexts(["camera", "pictures"]),
    ]);
    return { is: "open", Reading };
  } catch {
    return { is: "failed" };
  }
};

/** For frame numbers that a scanner cannot read. */
function ReadingPart({ onChoose }: { onChoose: (frameNumber: string) => void }): ReactNode {
  const { t } = useTranslation();
  const [shown, show] = useState<Shown>({ is: "closed" });
  const close = (): void => show({ is: "closed" });
  const open = async (): Promise<void> => {
    show({ is: "loading" });
    show(await load());
  };
  const choose = (frameNumber: string): void => {
    close();
    onChoose(frameNumber);
  };
  if (shown.is === "open") return <shown.Reading onChoose={choose} onClose={close} />;
  return (
    <>
      <button
        type="button"
        className="btn btn--quiet"
        aria-busy={shown.is === "loading"}
        onClick={() => void open()}
      >
        <Camera size={20} aria-hidden="true" />
        {t(($) => $.till.reading.open)}
      </button>
      {shown.is === "failed" && <p role="alert">{t(($) => $.till.reading.failed)}</p>}
    </>
  );
}

/** The register's answer about the number; `Stolen` handles stolen bikes. */
function Verdict({ check: { availability, isChecking, isFailed } }: { check: FrameNumberCheck }): ReactNode {
  const words = useTexts(($) => $.till.verdict);
  if (isFailed) return <p className="tillverdict">{words.failed}</p>;
  if (availability === undefined) return isChecking ? <p className="tillverdict">{words.checking}</p> : null;
  if (availability === "free")
    return (
      <p className="tillverdict tillverdict--free">
        <CircleCheck size={28} aria-hidden="true" />
        <span>
          <b>{words.free}</b> {words.freeText}
        </span>
      </p>
    );
  const isOwn = availability === "own";
  return (
    <p className="tillverdict tillverdict--taken">
      <TriangleAlert size={28} aria-hidden="true" />
      <span>
        <b>{isOwn ? words.own : words.taken}</b> {isOwn ? words.ownText : words.takenText}
      </span>
    </p>
  );
}

type InputProps = RowProps & { readonly id: string; readonly input: RefObject<HTMLInputElement | null> };

function PlateInput({ draft, change, faults, id, input }: InputProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="tillplate__plate">
      <span className="tillplate__strip" aria-hidden="true">
        <BikeGlyph size={30} />
      </span>
      <input
        ref={input}
        id={id}
        name="frameNumber"
        data-till-field
        className="tillplate__input"
        value={draft.frameNumber}
        onChange={({ target }) => change({ frameNumber: target.value })}
        placeholder={t(($) => $.till.plateHint)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        aria-invalid={faults.frameNumber === undefined ? undefined : true}
        aria-describedby={`${id}-verdict`}
      />
    </div>
  );
}

export function PlateNumber({ check, ...row }: RowProps & { check: FrameNumberCheck }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { frameNumber: fault } = row.faults;
  const choose = (frameNumber: string): void => {
    row.change({ frameNumber });
    input.current?.focus();
  };
  return (
    <>
      <label className="sr" htmlFor={id}>
        {t(($) => $.till.plate)}
      </label>
      <PlateInput {...row} id={id} input={input} />
      <output id={`${id}-verdict`}>
        {fault === undefined ? <Verdict check={check} /> : <p className="failure">{ruleText(fault)}</p>}
      </output>
      <ReadingPart onChoose={choose} />
    </>
  );
}
