import { Button, Image, Progress } from "antd";
import { Camera, ImageUp, RotateCcw, Check } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChosenKind } from "#contract/platform/uploads.ts";
import { FileInput } from "./FileInput.tsx";
import type { Picture, PictureFailure, PictureWords } from "./picture.ts";
import { useQuery } from "@tanstack/react-query";
import { CameraDialog } from "./CameraDialog.tsx";
import "./pictures.css";

const findCamera = async (): Promise<boolean> => {
  // Undefined on insecure pages.
  const devices = await navigator.mediaDevices?.enumerateDevices();
  return devices?.some(({ kind }) => kind === "videoinput") ?? false;
};

const useHasCamera = (): boolean =>
  useQuery({ queryKey: ["camera"], queryFn: findCamera, staleTime: Infinity, retry: false }).data ?? false;

type PictureActionsProps = { kind: ChosenKind; picture: Picture; name: string; onCamera: () => void };

function RetryButton({ picture, of }: { picture: Picture; of: ReactNode }): ReactNode {
  const { t } = useTranslation();
  // A file that violates a rule would fail again.
  if (picture.state !== "failed" || !picture.file || "fault" in picture.failure) return null;
  return (
    <Button type="primary" icon={<RotateCcw size={18} aria-hidden="true" />} onClick={picture.retry}>
      {t(($) => $.common.tryAgain)}
      {of}
    </Button>
  );
}

function PictureActions({ kind, picture, name, onCamera }: PictureActionsProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.pictures, { returnObjects: true });
  const input = useRef<HTMLInputElement>(null);
  const hasCamera = useHasCamera();
  const of = <span className="sr"> {name}</span>;
  if (picture.state === "sending") {
    return (
      <div className="tile__actions">
        <Button onClick={picture.cancel}>{t(($) => $.common.cancel)}</Button>
      </div>
    );
  }
  return (
    <div className="tile__actions">
      <FileInput ref={input} kind={kind} label={`${texts.choose} ${name}`} onFile={picture.choose} />
      <RetryButton picture={picture} of={of} />
      {picture.state !== "kept" && hasCamera && (
        <Button type="primary" icon={<Camera size={19} aria-hidden="true" />} onClick={onCamera}>
          {texts.take}
          {of}
        </Button>
      )}
      <Button icon={<ImageUp size={19} aria-hidden="true" />} onClick={() => input.current?.click()}>
        {picture.state === "kept" ? texts.replace : texts.choose}
        {of}
      </Button>
    </div>
  );
}

function EmptyPicture({ hint, drawing }: { hint: string; drawing: ReactNode }): ReactNode {
  return (
    <>
      <p className="tile__hint">{hint}</p>
      <div className="tile__drop" aria-hidden="true">
        {drawing}
      </div>
    </>
  );
}

type PicturePreviewProps = { picture: Picture; words: PictureWords; drawing: ReactNode };

function PicturePreview({ picture, words, drawing }: PicturePreviewProps): ReactNode {
  const { t } = useTranslation();
  const preview = "preview" in picture ? picture.preview : undefined;
  if (preview === undefined && picture.state !== "sending")
    return <EmptyPicture hint={words.hint} drawing={drawing} />;
  return (
    <div className="tile__picture">
      {preview !== undefined && (
        <Image
          src={preview}
          alt={words.preview}
          classNames={{ root: "tile__image" }}
          preview={picture.state === "kept" ? { mask: { closable: true } } : false}
        />
      )}
      {picture.state === "sending" && (
        <div className="tile__progress">
          <Progress
            type="circle"
            percent={picture.percent}
            size={72}
            strokeWidth={9}
            aria-label={t(($) => $.pictures.progress)}
            {...(picture.percent === 100 && { format: () => "…" })}
          />
        </div>
      )}
    </div>
  );
}

function TileState({ picture, words }: { picture: Picture; words: PictureWords }): ReactNode {
  const { t } = useTranslation();
  if (picture.state === "kept") {
    return (
      <output className="badge badge--registered">
        <Check size={15} strokeWidth={3} aria-hidden="true" />
        {words.kept ?? t(($) => $.pictures.uploaded)}
      </output>
    );
  }
  return (
    <span className="tile__state">
      {picture.state === "sending" ? t(($) => $.pictures.uploading) : words.need}
    </span>
  );
}

const titleIn = (titles: NonNullable<PictureWords["titles"]>, failure: PictureFailure): string => {
  if (!("fault" in failure)) return titles.upload;
  return failure.fault === "wrong-type" || failure.fault === "heic" ? titles.format : titles.fault;
};

function Failure({ picture, words }: { picture: Picture; words: PictureWords }): ReactNode {
  const { t } = useTranslation();
  if (picture.state !== "failed") return null;
  const { failure } = picture;
  const { titles } = words;
  return (
    <p className="tile__error" role="alert">
      {titles && <b>{titleIn(titles, failure)}</b>}{" "}
      <span>{"fault" in failure ? t(($) => $.pictures.faults[failure.fault]) : words.failed}</span>
    </p>
  );
}

type Props = {
  kind: ChosenKind;
  picture: Picture;
  words: PictureWords;
  drawing: ReactNode;
  /** The level below the heading above. */
  heading?: "h2" | "h3" | "h5";
};

export function PictureTile({ kind, picture, words, drawing, heading: Heading = "h2" }: Props): ReactNode {
  const [cameraOpen, openCamera] = useState(false);
  return (
    <section className={`tile tile--${picture.state}`}>
      <div className="tile__head">
        <Heading className="tile__name">{words.name}</Heading>
        <TileState picture={picture} words={words} />
      </div>
      <PicturePreview picture={picture} words={words} drawing={drawing} />
      <Failure picture={picture} words={words} />
      <PictureActions kind={kind} picture={picture} name={words.name} onCamera={() => openCamera(true)} />
      {cameraOpen && (
        <CameraDialog
          onPicture={(blob) => {
            openCamera(false);
            picture.choose(blob);
          }}
          onClose={() => openCamera(false)}
        />
      )}
    </section>
  );
}
