import { type ReactNode, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldAt, perSheet, stickerLayouts } from "#web/stickers/print/layouts.ts";
import type { PrintFit } from "#web/stickers/print/print-fit.ts";
import { codeAt, codeSize, placingIn, quiet, sticker } from "#web/stickers/print/sticker-size.ts";
import { LogoMark } from "#web/platform/ui/LogoMark.tsx";
import { qrPath } from "#web/platform/ui/qr/qr-path.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const paper = { width: 210, height: 297 } as const;
const banner = { top: 44.3, height: sticker.height - 44.3 } as const;

type LineProps = { text: string; x: number; y: number; size: number; width: number; ink: string };

function Line({ text, x, y, size, width, ink }: LineProps): ReactNode {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={700}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      fill={ink}
    >
      {text}
    </text>
  );
}

/** A sample code that opens the start page, because no code exists yet. */
function Code(): ReactNode {
  const { path, side } = useMemo(() => qrPath(`${location.origin}/`.toUpperCase()), []);
  const cell = codeSize / side;
  const white = { from: -quiet * cell, size: codeSize + 2 * quiet * cell };
  return (
    <g transform={`translate(${codeAt.x} ${codeAt.y})`}>
      <rect x={white.from} y={white.from} width={white.size} height={white.size} rx={1.4} fill="#fff" />
      <path transform={`scale(${cell})`} d={path} fill="#000" />
    </g>
  );
}

/** The sticker as `stickers/print` draws it, in the same colours on light and dark pages. */
function StickerShape({ id }: { id: string }): ReactNode {
  return (
    <symbol id={id} overflow="visible">
      <clipPath id={`${id}-edge`}>
        <rect width={sticker.width} height={sticker.height} rx={sticker.radius} />
      </clipPath>
      <g clipPath={`url(#${id}-edge)`}>
        <rect width={sticker.width} height={sticker.height} fill="#ffc629" />
        <rect y={banner.top} width={sticker.width} height={banner.height} fill="#0c5443" />
      </g>
      <g transform="translate(4.5 2.4)">
        <LogoMark size={4.8} />
      </g>
      <Line text="Cykelregistret" x={10.4} y={6.4} size={4.2} width={25} ink="#14201c" />
      <Code />
      <Line text="Skanna – är cykeln stulen?" x={3.25} y={49.3} size={3} width={33.5} ink="#fff" />
    </symbol>
  );
}

type SheetProps = { fit: PrintFit; fields: number };

function Sheet({ fit: { layout: name, offset }, fields }: SheetProps): ReactNode {
  const id = useId();
  const layout = stickerLayouts[name];
  const { scale, turned } = placingIn(layout);
  const places = Array.from({ length: fields }, (_, index) => fieldAt(layout, index));
  return (
    <svg className="qrsheet__paper" viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden="true">
      <StickerShape id={id} />
      <rect {...paper} fill="#fff" />
      {places.map(({ x, y }) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x + layout.width / 2 + offset.x} ${y + layout.height / 2 + offset.y}) rotate(${turned ? -90 : 0}) scale(${scale}) translate(${-sticker.width / 2} ${-sticker.height / 2})`}
        >
          <use href={`#${id}`} />
        </g>
      ))}
    </svg>
  );
}

type HeadProps = { sheet: number; sheets: number; onShow: (sheet: number) => void };

function Head({ sheet, sheets, onShow }: HeadProps): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.inventory.preview, { returnObjects: true, skipInterpolation: true });
  const turn = (label: string, sign: string, to: number): ReactNode => (
    <button
      type="button"
      className="btn btn--ghost"
      aria-label={label}
      disabled={to < 0 || to >= sheets}
      onClick={() => onShow(to)}
    >
      {sign}
    </button>
  );
  return (
    <figcaption className="qrsheet__head">
      <b aria-live="polite">{t(($) => $.inventory.preview.sheet, { sheet: sheet + 1, sheets })}</b>
      <span className="muted qrsheet__half">{words.half}</span>
      {sheets > 1 && turn(words.previous, "‹", sheet - 1)}
      {sheets > 1 && turn(words.next, "›", sheet + 1)}
    </figcaption>
  );
}

type PreviewProps = { count: number; fit: PrintFit };

export default function SheetPreview({ count, fit }: PreviewProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [wanted, show] = useState(0);
  const layout = stickerLayouts[fit.layout];
  const each = perSheet(layout);
  const sheets = Math.ceil(count / each);
  const sheet = Math.min(wanted, sheets - 1);
  const { scale } = placingIn(layout);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const spoken = (side: number): string => number.format(side * scale);
  return (
    <figure className="qrsheet">
      <Head sheet={sheet} sheets={sheets} onShow={show} />
      <Sheet fit={fit} fields={Math.min(each, count - sheet * each)} />
      <p className="muted">
        {t(($) => $.inventory.preview.size, {
          width: spoken(sticker.width),
          height: spoken(sticker.height),
          code: spoken(codeSize),
        })}
      </p>
    </figure>
  );
}
