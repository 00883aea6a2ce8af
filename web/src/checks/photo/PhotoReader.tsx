import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { isFalsified } from "#web/platform/ui/pictures/falsified-canvas.ts";
import type { PictureFault } from "#web/platform/ui/pictures/picture-check.ts";
import { prepareSearchPass, withSearchPass } from "#web/platform/api/search-pass.ts";
import { AimPicture } from "./AimPicture.tsx";
import { type CutPhoto, cutPicture } from "./cut-picture.ts";
import { FoundNumbers } from "./FoundNumbers.tsx";
import { PhotoTips } from "./PhotoTips.tsx";
import { TakePhoto } from "./TakePhoto.tsx";
import type { Region } from "./picture-region.ts";
import "./photo.css";
import { type NumberInPhoto, type Photo, photoRoutes } from "#contract/checks/photos.ts";
import { createClient } from "#web/platform/api/client.ts";

const client = createClient(photoRoutes, { token: async () => undefined });

type Outcome = { readonly numbers?: readonly NumberInPhoto[]; readonly error?: Error };

const read = async (photo: Photo, signal: AbortSignal): Promise<Outcome> => {
  try {
    return await withSearchPass((pass) => client.readPhoto({ body: photo }, { pass, signal }));
  } catch (error) {
    return { error: error instanceof Error ? error : new TypeError(String(error)) };
  }
};

/** Reads a photo. Not by the library of queries, which the page does without. */
const useReading = (photo: Photo): Outcome & { retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [seen, show] = useState<{ attempt: number; outcome: Outcome }>();
  useEffect(() => {
    const leaving = new AbortController();
    const run = async (): Promise<void> => {
      const outcome = await read(photo, leaving.signal);
      if (!leaving.signal.aborted) show({ attempt, outcome });
    };
    void run();
    return () => leaving.abort();
  }, [photo, attempt]);
  const outcome = seen?.attempt === attempt ? seen.outcome : {};
  return { ...outcome, retry: () => setAttempt((count) => count + 1) };
};

function Shot({ photo }: { photo: CutPhoto }): ReactNode {
  const { t } = useTranslation();
  const [url] = useState(() => URL.createObjectURL(photo.shown));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img className="photo__shot" src={url} alt={t(($) => $.checkPhoto.shot)} />;
}

function Failure({ error }: { error: Error }): ReactNode {
  const { t } = useTranslation();
  const isLimit = error instanceof ProblemError && error.status === 429;
  return (
    <p role="alert" className="photo__failure">
      {isLimit ? t(($) => $.checkPhoto.limit) : failureText(error)}
    </p>
  );
}

function NoNumber(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t(($) => $.checkPhoto.none.title)}</h3>
      <p>{t(($) => $.checkPhoto.none.text)}</p>
      <PhotoTips />
    </>
  );
}

type ReadingProps = { photo: CutPhoto; onNumber: (number: string) => void; onAgain: () => void };

function PhotoReading({ photo, onNumber, onAgain }: ReadingProps): ReactNode {
  const { t } = useTranslation();
  const { numbers, error, retry } = useReading(photo.sent);
  return (
    <>
      <Shot photo={photo} />
      <output className="photo__outcome">
        {!numbers && !error && <p aria-busy="true">{t(($) => $.checkPhoto.reading)}</p>}
        {numbers && numbers.length > 0 && <FoundNumbers numbers={numbers} onNumber={onNumber} />}
        {numbers?.length === 0 && <NoNumber />}
      </output>
      {error && <Failure error={error} />}
      <div className="photo__actions">
        {error && (
          <button type="button" className="btn btn--primary" onClick={retry}>
            {t(($) => $.common.tryAgain)}
          </button>
        )}
        <button type="button" className="btn btn--ghost" onClick={onAgain}>
          {t(($) => $.checkPhoto.again)}
        </button>
      </div>
    </>
  );
}

/** Crops a video or a chosen picture. */
const useCut = () => {
  const [photo, keep] = useState<CutPhoto>();
  const [fault, tell] = useState<PictureFault>();
  const cut = async (source: HTMLVideoElement | ImageBitmap, region: Region): Promise<void> => {
    try {
      if (isFalsified()) tell("falsified");
      else keep(await cutPicture(source, region));
    } catch {
      tell("unreadable");
    }
  };
  const clear = (): void => {
    keep(undefined);
    tell(undefined);
  };
  return { photo, fault, cut, clear };
};

type Props = {
  onNumber: (number: string) => void;
  /** A picture shared to the site. */
  photo?: Blob | undefined;
};

/** Reads a frame number from a photo. The person compares the reading with the frame before it is used. */
export function PhotoReader({ onNumber, photo: shared }: Props): ReactNode {
  const { t } = useTranslation();
  const [given, give] = useState(shared);
  const [chosen, choose] = useState<ImageBitmap>();
  const { photo, fault, cut, clear } = useCut();
  useEffect(prepareSearchPass, []);
  const startOver = (): void => {
    give(undefined);
    choose(undefined);
    clear();
  };
  return (
    <section className="photo" aria-label={t(($) => $.checkPhoto.title)}>
      {photo && <PhotoReading photo={photo} onNumber={onNumber} onAgain={startOver} />}
      {!photo && chosen && (
        <AimPicture picture={chosen} onRead={(region) => void cut(chosen, region)} onBack={startOver} />
      )}
      {!photo && !chosen && (
        <TakePhoto given={given} onShoot={(video, region) => void cut(video, region)} onPicture={choose} />
      )}
      {fault !== undefined && (
        <p role="alert" className="photo__failure">
          {t(($) => $.pictures.faults[fault])}
        </p>
      )}
      <p className="muted">
        {t(($) => $.checkPhoto.kept)} {t(($) => $.checkPhoto.noPerson)}
      </p>
    </section>
  );
}
