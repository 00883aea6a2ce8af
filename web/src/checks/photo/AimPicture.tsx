import { ScanText } from "lucide-react";
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Aim, dragged, type Region, regionOf } from "./picture-region.ts";

const maxZoom = 8;
/** Pixels of the view's longer side. */
const viewSide = 900;

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

function Slider({ label, value, min, max, onChange }: SliderProps): ReactNode {
  return (
    <label className="photo__slider">
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.02}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}

function Sliders({ aim, change }: { aim: Aim; change: (aim: Aim) => void }): ReactNode {
  const { t } = useTranslation();
  const set = (part: Partial<Aim>): void => change({ ...aim, ...part });
  return (
    <div className="photo__sliders">
      <Slider
        label={t(($) => $.checkPhoto.zoom)}
        value={aim.zoom}
        min={1}
        max={maxZoom}
        onChange={(zoom) => set({ zoom })}
      />
      {aim.zoom > 1 && (
        <>
          <Slider
            label={t(($) => $.checkPhoto.across)}
            value={aim.x}
            min={0}
            max={1}
            onChange={(x) => set({ x })}
          />
          <Slider
            label={t(($) => $.checkPhoto.up)}
            value={aim.y}
            min={0}
            max={1}
            onChange={(y) => set({ y })}
          />
        </>
      )}
    </div>
  );
}

type ViewProps = { picture: ImageBitmap; aim: Aim; onDrag: (across: number, down: number) => void };

function View({ picture, aim, onDrag }: ViewProps): ReactNode {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = Math.min(1, viewSide / Math.max(picture.width, picture.height));
  useEffect(() => {
    const { x, y, width, height } = regionOf(picture, aim);
    const context = canvas.current?.getContext("2d");
    context?.drawImage(picture, x, y, width, height, 0, 0, context.canvas.width, context.canvas.height);
  }, [picture, aim]);
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent): void => {
    if (buttons === 0) return;
    onDrag(movementX / currentTarget.clientWidth, movementY / currentTarget.clientHeight);
  };
  return (
    <canvas
      ref={canvas}
      className="photo__canvas"
      width={Math.round(picture.width * scale)}
      height={Math.round(picture.height * scale)}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    >
      {t(($) => $.checkPhoto.shot)}
    </canvas>
  );
}

type Props = { picture: ImageBitmap; onRead: (region: Region) => void; onBack: () => void };

/** Lets the person crop a chosen picture to the number. */
export function AimPicture({ picture, onRead, onBack }: Props): ReactNode {
  const { t } = useTranslation();
  const [aim, setAim] = useState<Aim>({ zoom: 1, x: 0.5, y: 0.5 });
  return (
    <>
      <p>{t(($) => $.checkPhoto.place)}</p>
      <View
        picture={picture}
        aim={aim}
        onDrag={(across, down) => setAim((last) => dragged(last, across, down))}
      />
      <Sliders aim={aim} change={setAim} />
      <div className="photo__actions">
        <button
          type="button"
          className="btn btn--primary btn--lg"
          onClick={() => onRead(regionOf(picture, aim))}
        >
          <ScanText size={20} aria-hidden="true" />
          {t(($) => $.checkPhoto.read)}
        </button>
        <button type="button" className="btn btn--ghost" onClick={onBack}>
          {t(($) => $.checkPhoto.again)}
        </button>
      </div>
    </>
  );
}
