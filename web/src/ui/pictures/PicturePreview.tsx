import { Image, Progress } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Picture, PictureWords } from "./picture.ts";

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

type Props = { picture: Picture; words: PictureWords; drawing: ReactNode };

/** What is seen of the picture: a drawing before, the picture itself and how far it has come afterwards. */
export function PicturePreview({ picture, words, drawing }: Props): ReactNode {
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
