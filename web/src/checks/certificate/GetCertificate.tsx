import { FileBadge } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Language } from "#contract/people/accounts.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { useKeyFor } from "#web/platform/api/use-key-for.ts";
import { useSignedIn } from "#web/platform/auth/use-signed-in.ts";
import type { Got } from "./get-certificate.ts";
import { getTexts } from "./get-texts.ts";
import "./get-certificate.css";

const today = (): string => isoDate(swedishDate(new Date()));

/** Stored in the history entry, so that reloading and going back show it: without an account, today's only certificate would be lost. */
const keep = (number: string, path: string): void =>
  history.replaceState({ certificate: { number, path, day: today() } }, "");

const keptFor = (number: string): Got | undefined => {
  const state: { certificate?: { number: string; path: string; day: string } } | null = history.state;
  const certificate = state?.certificate;
  return certificate?.number === number && certificate.day === today()
    ? { path: certificate.path }
    : undefined;
};

type Props = { readonly number: string; readonly language: Language };

const useGetting = ({ number, language }: Props) => {
  const isSignedIn = useSignedIn();
  const keyFor = useKeyFor();
  const [isBusy, setBusy] = useState(false);
  const [got, setGot] = useState<Got | undefined>(() => keptFor(number));
  const get = async (): Promise<void> => {
    setBusy(true);
    const { search } = location;
    const ownKey = isSignedIn ? keyFor(number) : undefined;
    const failed = { failure: getTexts[language].failed };
    const outcome = await import("./get-certificate.ts")
      .then(({ getCertificate }) => getCertificate(number, { language, ownKey }))
      .catch(() => failed);
    // Another number may have been opened meanwhile, in another history entry.
    if ("path" in outcome && location.search === search) keep(number, outcome.path);
    setGot(outcome);
    setBusy(false);
  };
  return { isSignedIn, isBusy, got, get: () => void (isBusy || get()) };
};

/** Gets a certificate of the answer about a number: one a day without an account. */
export function GetCertificate(props: Props): ReactNode {
  const texts = getTexts[props.language];
  const { isSignedIn, isBusy, got, get } = useGetting(props);
  return (
    <section className="get-certificate">
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      {got && "path" in got ? (
        <>
          <output>{texts.ready}</output>
          <a className="btn btn--primary" href={got.path}>
            {texts.open}
          </a>
          {isSignedIn && <a href="/receipts?tab=certificates">{texts.own}</a>}
        </>
      ) : (
        <button type="button" className="btn btn--ghost" aria-disabled={isBusy} onClick={get}>
          <FileBadge size={20} aria-hidden="true" />
          {isBusy ? texts.busy : texts.button}
        </button>
      )}
      <p role="alert">{got && "failure" in got && got.failure}</p>
      {!isSignedIn && <p className="muted">{texts.limit}</p>}
    </section>
  );
}
