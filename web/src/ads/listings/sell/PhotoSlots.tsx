import { ImagePlus, Star, X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { maxPhotos } from "#contract/ads/listings.ts";
import { uploadTypes } from "#contract/platform/uploads.ts";
import type { Photo, Photos } from "./use-photos.ts";
import { steadyList } from "#web/platform/ui/steady-list.ts";

function Slot({ photo, place, photos }: { photo: Photo; place: number; photos: Photos }): ReactNode {
  const { t } = useTranslation();
  const number = place + 1;
  return (
    <li className="slots__slot">
      <img src={photo.url} alt={t(($) => $.sell.photo, { number })} />
      {photo.id === undefined && (
        <output className="slots__percent">
          {t(($) => $.sell.uploading, { percent: Math.round(photo.percent) })}
        </output>
      )}
      {place === 0 ? (
        <span className="slots__cover">{t(($) => $.sell.cover)}</span>
      ) : (
        <button
          type="button"
          className="slots__star"
          aria-label={t(($) => $.sell.makeCover, { number })}
          onClick={() => photos.makeCover(photo.key)}
        >
          <Star size={18} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="slots__remove"
        aria-label={t(($) => $.sell.removePhoto, { number })}
        onClick={() => photos.remove(photo.key)}
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
      aria-label={t(($) => $.sell.addPhotos)}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // Cleared, so that choosing the same file again triggers a change.
        target.value = "";
        onFiles(files);
      }}
    />
  );
}

/** At most eight photos; the first is the cover. */
export function PhotoSlots({ photos }: { photos: Photos }): ReactNode {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const texts = t(($) => $.sell, { returnObjects: true });
  return (
    <section className="slots" aria-labelledby="slots-title">
      <div className="slots__head">
        <h2 id="slots-title">{texts.photos}</h2>
        <span className="muted">{t(($) => $.sell.photosCount, { count: photos.photos.length })}</span>
      </div>
      <p className="muted">{texts.photosHint}</p>
      <ul ref={steadyList} className="slots__list">
        {photos.photos.map((photo, place) => (
          <Slot key={photo.key} photo={photo} place={place} photos={photos} />
        ))}
        {photos.photos.length < maxPhotos && (
          <li>
            <button type="button" className="slots__add" onClick={() => input.current?.click()}>
              <ImagePlus size={26} aria-hidden="true" />
              {texts.addPhotos}
            </button>
          </li>
        )}
      </ul>
      <Picker ref={input} onFiles={photos.add} />
      {photos.fault !== undefined && <p role="alert">{photos.fault}</p>}
    </section>
  );
}
