import { ShieldAlert, BellRing } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useMutation } from "@tanstack/react-query";
import { failureText } from "#web/platform/api/failure-text.ts";
import { sales } from "#web/shops/sales/sales-api.ts";

/** Notifies the owner without naming the store. */
function TellOwner({ frameNumber }: { frameNumber: string }): ReactNode {
  const words = useTexts(($) => $.till.stolen);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => sales.tellOwnerAtTill({ params: { frameNumber } }),
  });
  if (isSuccess) return <output>{words.told}</output>;
  return (
    <>
      <button
        type="button"
        className="btn btn--ghost"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        <BellRing size={20} aria-hidden="true" />
        {words.tell}
      </button>
      {error !== null && <p role="alert">{failureText(error)}</p>}
    </>
  );
}

type Props = {
  readonly frameNumber: string;
  readonly is: "stolen" | "resembles-stolen";
  readonly onAgain: () => void;
};

/** Replaces the form for a stolen bike, with calm instructions that accuse nobody. */
export function Stolen({ frameNumber, is, onAgain }: Props): ReactNode {
  const heading = useId();
  const words = useTexts(($) => $.till.stolen);
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
      <div className="ways ways--apart">
        <button type="button" className="btn btn--primary btn--lg" onClick={onAgain}>
          {words.again}
        </button>
        <TellOwner frameNumber={frameNumber} />
      </div>
    </section>
  );
}
