import { ImagePlus, Star, X } from "lucide-react";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { uploadTypes } from "#contract/platform/uploads.ts";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import type { Photo, Photos } from "./photos.ts";
import "./photo-slots.css";

type Cover = { readonly label: string; readonly choose: (number: number) => string };

type CoverProps = { number: number; cover: Cover; onChoose: () => void };

function CoverMark({ number, cover: { label, choose }, onChoose }: CoverProps): ReactNode {
  if (number === 1) return <span className="slots__cover">{label}</span>;
  return (
    <button type="button" className="slots__star" aria-label={choose(number)} onClick={onChoose}>
      <Star size={18} aria-hidden="true" />
    </button>
  );
}

type SlotProps = { photo: Photo; number: number; photos: Photos; cover: Cover | undefined };

function Slot({ photo: { key, url, id, percent }, number, photos, cover }: SlotProps): ReactNode {
  const { t } = useTranslation();
  return (
    <li className="slots__slot">
      {url === undefined ? (
        <span className="slots__late" />
      ) : (
        <img src={url} alt={t(($) => $.pictures.number, { number })} />
      )}
      {id === undefined && (
        <output className="slots__percent">
          {t(($) => $.pictures.percent, { percent: Math.round(percent) })}
        </output>
      )}
      {cover && <CoverMark number={number} cover={cover} onChoose={() => photos.makeCover(key)} />}
      <button
        type="button"
        className="slots__remove"
        aria-label={t(($) => $.pictures.remove, { number })}
        onClick={() => photos.remove(key)}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </li>
  );
}

type PickerProps = { ref: RefObject<HTMLInputElement | null>; onFiles: (files: readonly File[]) => void };

function Picker({ ref, onFiles }: PickerProps): ReactNode {
  const { t } = useTranslation();
  return (
    <input
      ref={ref}
      className="sr"
      type="file"
      multiple
      accept={uploadTypes.join(",")}
      tabIndex={-1}
      aria-label={t(($) => $.pictures.add)}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // Cleared, so that choosing the same file again triggers a change.
        target.value = "";
        onFiles(files);
      }}
    />
  );
}

function AddButton({ missing, onPress }: { missing: boolean; onPress: () => void }): ReactNode {
  const { t } = useTranslation();
  const fault = useId();
  return (
    <>
      <button
        type="button"
        className="slots__add"
        data-missing={missing}
        aria-describedby={missing ? fault : undefined}
        onClick={onPress}
      >
        <ImagePlus size={26} aria-hidden="true" />
        {t(($) => $.pictures.add)}
      </button>
      {missing && (
        <p id={fault} role="alert" className="slots__fault">
          {t(($) => $.pictures.missing)}
        </p>
      )}
    </>
  );
}

type Props = {
  photos: Photos;
  title: string;
  hint: string;
  /** Lets another photo become the first. */
  cover?: Cover;
  /** One is required and missing. */
  missing?: boolean;
};

export function PhotoSlots({ photos, title, hint, cover, missing = false }: Props): ReactNode {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const heading = useId();
  const { photos: shown, max, fault } = photos;
  return (
    <section className="slots" aria-labelledby={heading}>
      <div className="slots__head">
        <h2 id={heading}>{title}</h2>
        <span className="muted">{t(($) => $.pictures.count, { count: shown.length, max })}</span>
      </div>
      <p className="muted">{hint}</p>
      <ul ref={steadyList} className="slots__list">
        {shown.map((photo, place) => (
          <Slot key={photo.key} photo={photo} number={place + 1} photos={photos} cover={cover} />
        ))}
        {shown.length < max && (
          <li>
            <AddButton missing={missing} onPress={() => input.current?.click()} />
          </li>
        )}
      </ul>
      <Picker ref={input} onFiles={photos.add} />
      {fault !== undefined && <p role="alert">{fault}</p>}
    </section>
  );
}
