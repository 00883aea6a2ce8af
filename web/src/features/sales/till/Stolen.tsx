import { ShieldAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { TellOwner } from "./TellOwner.tsx";

type Props = {
  readonly frameNumber: string;
  readonly is: "stolen" | "resembles-stolen";
  readonly onAgain: () => void;
};

/** What to do with a bike that someone misses, in place of the form: calmly, and without accusing anybody. */
export function Stolen({ frameNumber, is, onAgain }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const words = t(($) => $.till.stolen, { returnObjects: true, skipInterpolation: true });
  return (
    <section className="tillstolen" role="alert" aria-labelledby={heading}>
      <h2 id={heading}>
        <ShieldAlert size={34} aria-hidden="true" />
        {is === "stolen" ? words.title : words.resembles}
      </h2>
      <p className="tillstolen__number mono">{frameNumber.trim()}</p>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="tillstolen__ways">
        <button type="button" className="btn btn--primary btn--lg" onClick={onAgain}>
          {words.again}
        </button>
        <TellOwner frameNumber={frameNumber} />
      </div>
    </section>
  );
}
