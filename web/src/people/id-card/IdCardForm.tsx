import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Alert } from "antd";
import { type ReactNode, useId, useState, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { IdCard } from "lucide-react";
import { focus } from "#web/platform/ui/focus.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { PictureTile } from "#web/platform/ui/pictures/PictureTile.tsx";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { usePicture } from "#web/platform/api/pictures/use-picture.ts";
import { PersonalNumberInput } from "#web/people/PersonalNumberInput.tsx";
import { declarePersonalNumber } from "#web/platform/auth/declare-personal-number.ts";
import { ownReviewQuery, requestReview } from "./own-review.ts";

/** Always rendered, so that screen readers announce the error. */
function Failure({ text }: { text: string | undefined }): ReactNode {
  return (
    <div role="alert">
      {text !== undefined && <Alert type="error" showIcon title={text} role="presentation" />}
    </div>
  );
}

/** The photo cannot be reused: another must be taken. */
const lostPhoto = new Set(["upload-not-found", "upload-already-used"]);

/** Changed meanwhile in another tab or by an eID. */
const outdated = new Set(["identity-review-open", "identity-already-verified", "personal-number-missing"]);

const codeOf = (error: Error): string => (error instanceof ProblemError ? error.code : "");

const useFailureText = (error: Error | null): string | undefined => {
  const { t } = useTranslation();
  if (error === null) return undefined;
  return codeOf(error) === "too-many-requests" ? t(($) => $.idCard.limit) : failureText(error);
};

const useIdCard = (onSent: () => void) => {
  const queries = useQueryClient();
  const [uploadId, keep] = useState<string>();
  const events = useMemo(
    () => ({ onKept: keep, onGone: () => keep(undefined), onFailure: () => keep(undefined) }),
    [],
  );
  const picture = usePicture("id-card", uploadId, events);
  const drop = () => {
    keep(undefined);
    picture.cancel();
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: requestReview,
    onSuccess: (review) => {
      queries.setQueryData(ownReviewQuery.queryKey, { review });
      onSent();
    },
    onError: (refused) => {
      if (lostPhoto.has(codeOf(refused))) drop();
      if (outdated.has(codeOf(refused))) void queries.invalidateQueries();
    },
  });
  const choose = (file: Blob) => {
    reset();
    keep(undefined);
    picture.choose(file);
  };
  return {
    photo: { ...picture, choose },
    isReady: picture.state === "kept" && uploadId !== undefined,
    isSending: isPending,
    failure: useFailureText(error),
    send: () => {
      if (uploadId !== undefined) mutate(uploadId);
    },
  };
};

type PhotoFormProps = { onSent: () => void; children: ReactNode };

/** `children` go beside the button. */
function PhotoForm({ onSent, children }: PhotoFormProps): ReactNode {
  const { photo, send, isSending, isReady, failure } = useIdCard(onSent);
  const texts = useTexts(($) => $.idCard);
  return (
    <>
      <PictureTile
        kind="id-card"
        picture={photo}
        words={texts.photo}
        drawing={<IdCard size={64} strokeWidth={1.1} />}
        heading="h5"
      />
      <Failure text={failure} />
      <div className="ways ways--apart">
        <Button type="primary" disabled={!isReady} loading={isSending} onClick={send}>
          {texts.send}
        </Button>
        {children}
        <output>{isSending && texts.sending}</output>
      </div>
    </>
  );
}

const useRefusal = (error: Error | null): string | undefined => {
  const { t } = useTranslation();
  if (error === null) return undefined;
  const isUndated = error instanceof ProblemError && error.code === "identity-level-too-low";
  return isUndated ? t(($) => $.idCard.number.undated) : failureText(error);
};

function NumberForm({ children }: { children: ReactNode }): ReactNode {
  const texts = useTexts(($) => $.idCard.number);
  const field = useId();
  const [typed, type] = useState("");
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: declarePersonalNumber,
    onSuccess: (me) => queries.setQueryData(meQuery.queryKey, me),
  });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(typed);
      }}
    >
      <p>{texts.lead}</p>
      <div>
        <label className="idcard__label" htmlFor={field}>
          {texts.label}
        </label>
        <PersonalNumberInput id={field} value={typed} onChange={type} />
      </div>
      <Failure text={useRefusal(error)} />
      <div className="ways ways--apart">
        <Button type="primary" htmlType="submit" loading={isPending}>
          {texts.save}
        </Button>
        {children}
      </div>
    </form>
  );
}

type Props = { onSent: () => void; onClose: () => void };

/** Asks for the personal number once, then for the photo. Each step gets the focus. */
export function IdCardForm({ onSent, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const step = me?.personalNumberMasked === undefined ? "number" : "photo";
  const cancel = (
    <Button type="text" onClick={onClose}>
      {t(($) => $.common.cancel)}
    </Button>
  );
  return (
    <div key={step} ref={focus} className="stack idcard__form" tabIndex={-1}>
      {step === "photo" ? <PhotoForm onSent={onSent}>{cancel}</PhotoForm> : <NumberForm>{cancel}</NumberForm>}
    </div>
  );
}
