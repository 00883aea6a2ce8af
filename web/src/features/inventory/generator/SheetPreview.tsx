import { type ReactNode, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldAt, perSheet, stickerLayouts } from "#web/shared/qr-print/layouts.ts";
import type { PrintFit } from "#web/shared/qr-print/print-fit.ts";
import { codeAt, codeSize, placingIn, quiet, sticker } from "#web/shared/qr-print/sticker-size.ts";
import { LogoMark } from "#web/ui/LogoMark.tsx";
import { qrPath } from "#web/ui/qr/qr-path.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

const paper = { width: 210, height: 297 } as const;
const banner = { top: 44.3, height: sticker.height - 44.3 } as const;

/** The sticker as `shared/qr-print` draws it, in its own colours on light and dark pages alike. No code is made before someone asks for it: this one leads to the start page. */
function StickerShape({ id }: { id: string }): ReactNode {
  const { path, side } = useMemo(() => qrPath(`${location.origin}/`.toUpperCase()), []);
  const cell = codeSize / side;
  const white = codeSize + 2 * quiet * cell;
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
      <text
        x={10.4}
        y={6.4}
        fontSize={4.2}
        textLength={25}
        lengthAdjust="spacingAndGlyphs"
        fontWeight={700}
        fill="#14201c"
      >
        Cykelregistret
      </text>
      <rect
        x={codeAt.x - quiet * cell}
        y={codeAt.y - quiet * cell}
        width={white}
        height={white}
        rx={1.4}
        fill="#fff"
      />
      <path transform={`translate(${codeAt.x} ${codeAt.y}) scale(${cell})`} d={path} fill="#000" />
      <text
        x={sticker.width / 2}
        y={49.3}
        fontSize={3}
        textLength={33.5}
        lengthAdjust="spacingAndGlyphs"
        fontWeight={700}
        textAnchor="middle"
        fill="#fff"
      >
        Skanna – är cykeln stulen?
      </text>
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

/** The sheets that so many stickers take, half as large as they are printed. */
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
