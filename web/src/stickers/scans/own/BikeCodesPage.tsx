import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { OwnBikeFrame } from "#web/bikes/own-bike/OwnBikeFrame.tsx";
import "./bike-codes.css";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { BikeCode } from "#contract/stickers/bike-codes.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { CodeRow } from "./CodeRow.tsx";
import { VoidDialog } from "./VoidDialog.tsx";
import { bikeCodesQuery, unlinkBikeCode, linkBikeCode } from "./bike-codes-api.ts";
import { Alert, Modal } from "antd";
import { formatShortCode, shortCodeOf } from "#contract/platform/short-code.ts";
import { useCodesChange } from "./use-codes-change.ts";
import { Link } from "react-router-dom";
import { CodeField, stickerIn } from "./CodeField.tsx";

function LinkForm({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const [typed, type] = useState("");
  const [isFaulty, setFaulty] = useState(false);
  const texts = t(($) => $.bikeCodes.link, { returnObjects: true, skipInterpolation: true });
  const { mutate, isPending, error, reset } = useCodesChange(
    bikeId,
    (uid: string) => linkBikeCode({ params: { bikeId }, body: { uid } }),
    (uid) => {
      type("");
      return t(($) => $.bikeCodes.link.done, { code: formatShortCode(shortCodeOf(uid)) });
    },
  );
  const write = (text: string): void => {
    type(text);
    setFaulty(false);
    reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const uid = stickerIn(typed);
    setFaulty(uid === undefined);
    if (uid !== undefined && !isPending) mutate(uid);
  };
  const failure = error === null ? undefined : failureText(error);
  return (
    <form className="stack stack--start" onSubmit={submit} noValidate>
      <CodeField
        label={texts.label}
        hint={texts.hint}
        value={typed}
        fault={isFaulty ? texts.fault : failure}
        onChange={write}
      />
      <button type="submit" className="btn btn--primary" aria-disabled={isPending}>
        {texts.submit}
      </button>
    </form>
  );
}

function LinkSticker({ bike }: { bike: OwnBike }): ReactNode {
  const texts = useTexts(($) => $.bikeCodes.link);
  const isInReview = bike.status === "pending_review" || bike.stolenInReview === true;
  return (
    <section className="stack stack--start" aria-labelledby="link-sticker">
      <h2 id="link-sticker">{texts.title}</h2>
      {isInReview ? <p className="muted">{texts.review}</p> : <LinkForm bikeId={bike.id} />}
      <p>
        <Link className="btn btn--quiet" to="/order?tab=stickers">
          {texts.order}
        </Link>
      </p>
    </section>
  );
}

type Props = { bikeId: string; code: BikeCode; onClose: () => void };

function UnlinkDialog({ bikeId, code, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeCodes.unlinking, { returnObjects: true, skipInterpolation: true });
  const { mutate, isPending, error } = useCodesChange(
    bikeId,
    (uid: string) => unlinkBikeCode({ params: { bikeId, uid } }),
    () => {
      onClose();
      return texts.done;
    },
  );
  return (
    <Modal
      open
      title={t(($) => $.bikeCodes.unlinking.title, { code: formatShortCode(code.shortCode) })}
      width={480}
      okText={texts.confirm}
      cancelText={t(($) => $.common.cancel)}
      okButtonProps={{ loading: isPending }}
      onOk={() => mutate(code.uid)}
      onCancel={onClose}
    >
      <p>{code.isReusable ? texts.text : texts.ordered}</p>
      <div role="alert">
        {error !== null && <Alert type="error" showIcon role="presentation" title={failureText(error)} />}
      </div>
    </Modal>
  );
}

type Asking = { readonly about: "void" | "unlink"; readonly code: BikeCode };

function Codes({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const { id: bikeId } = bike;
  const query = useQuery(bikeCodesQuery(bikeId));
  const { data } = query;
  const [asking, ask] = useState<Asking>();
  const close = (): void => ask(undefined);
  if (data === undefined)
    return <NotLoaded query={query} failed={t(($) => $.common.list.failed)} of={["block", "block"]} />;
  return (
    <>
      <ul ref={steadyList} className="stack stack--near">
        {data.items.map((code) => (
          <CodeRow
            key={code.uid}
            code={code}
            onVoid={() => ask({ about: "void", code })}
            onUnlink={() => ask({ about: "unlink", code })}
          />
        ))}
      </ul>
      {!data.items.some(({ kind }) => kind === "sticker") && <p>{t(($) => $.bikeCodes.none)}</p>}
      {asking?.about === "void" && <VoidDialog bikeId={bikeId} code={asking.code} onClose={close} />}
      {asking?.about === "unlink" && <UnlinkDialog bikeId={bikeId} code={asking.code} onClose={close} />}
      <LinkSticker bike={bike} />
    </>
  );
}

function BikeCodesView({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.bikeCodes.title);
  usePageTitle(title);
  return (
    <div className="bikecodes">
      <h1>{title}</h1>
      <p>{t(($) => $.bikeCodes.lead)}</p>
      <Codes bike={bike} />
    </div>
  );
}

export function BikeCodesPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <OwnBikeFrame back={t(($) => $.bikeCodes.back)}>{(bike) => <BikeCodesView bike={bike} />}</OwnBikeFrame>
  );
}
