import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes.ts";
import { shortCodeOf, shownShortCode } from "#contract/short-code.ts";
import { failureText } from "#web/api/failure-text.ts";
import { CodeField, stickerIn } from "./CodeField.tsx";
import { linkBikeCode } from "./bike-codes-api.ts";
import { useCodesChange } from "./use-codes-change.ts";

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
      return t(($) => $.bikeCodes.link.done, { code: shownShortCode(shortCodeOf(uid)) });
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
    <form className="bikecodes__link" onSubmit={submit} noValidate>
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

/** Where a sticker in the hand is linked, and more are ordered. */
export function LinkSticker({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeCodes.link, { returnObjects: true, skipInterpolation: true });
  const isInReview = bike.status === "pending_review" || bike.stolenInReview === true;
  return (
    <section className="bikecodes__new" aria-labelledby="link-sticker">
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
