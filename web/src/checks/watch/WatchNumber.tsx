import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type { Language } from "#contract/people/accounts.ts";
import { watch as en } from "./texts/watch-en.ts";
import { watch as sv } from "./texts/watch-sv.ts";
import "#web/platform/ui/field/field.css";
import "./watch-number.css";
import type { Challenge } from "#contract/platform/challenges.ts";
import { work } from "#web/platform/api/challenge/work.ts";

type WatchFailure = "email" | "number" | "often" | "offline" | "failed";

/** The parts of `NewWatch` that a person chooses. */
type Wanted = { readonly frameNumber: string; readonly email: string; readonly language: Language };

const address = "/api/number-watches/new";

const isChallenge = (body: unknown): body is Challenge =>
  typeof body === "object" && body !== null && "parameters" in body && "signature" in body;

const failureOf = async (response: Response): Promise<WatchFailure> => {
  if (response.status === 400) return "email";
  if (response.status === 429) return "often";
  return (await response.text()).includes("personal-number-typed") ? "number" : "failed";
};

const post = async (wanted: Wanted): Promise<WatchFailure | undefined> => {
  const asked = await fetch(address);
  if (!asked.ok) return failureOf(asked);
  const challenge: unknown = await asked.json();
  if (!isChallenge(challenge)) return "failed";
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...wanted, solution: await work(challenge) }),
  });
  return response.ok ? undefined : failureOf(response);
};

/** Asks without the typed client, whose schemas weigh more than the page may. */
const askToWatch = (wanted: Wanted): Promise<WatchFailure | undefined> =>
  post(wanted).catch(() => (navigator.onLine ? "failed" : "offline"));

/** Both languages, as the library of texts would weigh more. */
const textsOf = { sv, en } as const;

type Props = { number: string; language: Language };

type Typed = Props & { email: string; onType: (email: string) => void; onSent: () => void };

const useAsking = ({ number, language, email, onSent }: Typed) => {
  const field = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<WatchFailure>();
  const [isSending, setIsSending] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const isAddress = field.current?.checkValidity() === true;
    setIsSending(isAddress);
    const failed = isAddress
      ? await askToWatch({ frameNumber: number, email: email.trim(), language })
      : "email";
    setIsSending(false);
    setFailure(failed);
    if (failed === undefined) onSent();
    if (failed === "email") field.current?.focus();
  };
  return { field, failure, isSending, send };
};

/** Keeps the typed address after a failure. */
function WatchForm(props: Typed): ReactNode {
  const { email, language, onType } = props;
  const texts = textsOf[language];
  const id = useId();
  const { field, failure, isSending, send } = useAsking(props);
  const isWrong = failure === "email";
  return (
    // `method="dialog"`, so that a submit before hydration does not reload the page.
    <form className="watch__form" method="dialog" onSubmit={(event) => void send(event)} noValidate>
      <div className={isWrong ? "field field--wrong" : "field"}>
        <label htmlFor={id}>{texts.email}</label>
        <input
          ref={field}
          id={id}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={email}
          aria-invalid={isWrong || undefined}
          aria-describedby={failure && `${id}-failure`}
          onChange={({ target }) => onType(target.value)}
        />
        {failure && (
          <p id={`${id}-failure`} className="field__fault" role="alert">
            {texts.failures[failure]}
          </p>
        )}
      </div>
      <button type="submit" className="btn btn--ghost btn--lg" aria-disabled={isSending}>
        {isSending ? texts.sending : texts.button}
      </button>
    </form>
  );
}

/** Extends the answer of a check: watches a number by e-mail for thirty days. */
export function WatchNumber(props: Props): ReactNode {
  const texts = textsOf[props.language];
  const [email, setEmail] = useState("");
  const [isSent, setIsSent] = useState(false);
  return (
    <section className="watch">
      <h2>{isSent ? texts.sent : texts.title}</h2>
      <output className="watch__sent">{isSent && texts.sentText.replace("{email}", email.trim())}</output>
      {!isSent && (
        <>
          <p>{texts.lead}</p>
          <WatchForm {...props} email={email} onType={setEmail} onSent={() => setIsSent(true)} />
          <p className="watch__note">{texts.note}</p>
        </>
      )}
      {isSent && (
        <button type="button" className="btn btn--ghost" onClick={() => setIsSent(false)}>
          {texts.other}
        </button>
      )}
    </section>
  );
}
