import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NumberInPhoto } from "#contract/checks/photos.ts";

type Sign = NumberInPhoto["signs"][number];
type SignProps = { sign: Sign; place: number; shown: string; onChange: (sign: string) => void };

/** A press replaces a doubtful character by the next similar one. */
function SignButton({ sign: { sign, others, sure }, place, shown, onChange }: SignProps): ReactNode {
  const { t } = useTranslation();
  const choices = [sign, ...others];
  const other = choices[(choices.indexOf(shown) + 1) % choices.length] ?? sign;
  if (others.length === 0) return <span className="photosign">{shown}</span>;
  const words = t(($) => $.checkPhoto.found.change, { sign: shown, place, other });
  return (
    <button
      type="button"
      className={sure ? "photosign photosign--alike" : "photosign photosign--unsure"}
      aria-label={sure ? words : `${words} ${t(($) => $.checkPhoto.found.unsure)}`}
      onClick={() => onChange(other)}
    >
      {shown}
    </button>
  );
}

type OneProps = { read: NumberInPhoto; explained: boolean; onNumber: (number: string) => void };

function FoundNumber({ read: { signs, certain }, explained, onNumber }: OneProps): ReactNode {
  const { t } = useTranslation();
  const [shown, show] = useState(() => signs.map(({ sign }) => sign));
  const number = shown.join("");
  return (
    <li>
      {!explained && <p>{t(($) => $.checkPhoto.found[certain ? "certain" : "doubtful"])}</p>}
      <div className="photo__signs">
        {signs.map((sign, place) => (
          <SignButton
            // oxlint-disable-next-line react/no-array-index-key -- the place is the identity
            key={place}
            sign={sign}
            place={place + 1}
            shown={shown[place] ?? sign.sign}
            onChange={(next) => show(shown.map((now, at) => (at === place ? next : now)))}
          />
        ))}
      </div>
      <button type="button" className="btn btn--primary" onClick={() => onNumber(number)}>
        {t(($) => $.checkPhoto.found.check)} <b className="mono">{number}</b>
      </button>
    </li>
  );
}

type Props = { numbers: readonly NumberInPhoto[]; onNumber: (number: string) => void };

export function FoundNumbers({ numbers, onNumber }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {numbers.length > 1 && <p>{t(($) => $.checkPhoto.found.several)}</p>}
      <ul className="photo__found">
        {numbers.map((read, place) => (
          <FoundNumber
            key={read.signs.map(({ sign }) => sign).join("")}
            read={read}
            explained={numbers[place - 1]?.certain === read.certain}
            onNumber={onNumber}
          />
        ))}
      </ul>
    </>
  );
}
