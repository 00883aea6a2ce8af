import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { salesOf } from "#web/features/sales/sales-api.ts";
import { type TillOf, type Unsent, forgetUnsent, keepUnsent, keptName, readOutbox } from "./outbox.ts";

type Sent =
  | { readonly is: "sent" }
  | { readonly is: "away" }
  | { readonly is: "refused"; readonly why: string };

/** What may be otherwise in a moment is no refusal. */
const isPassing = ({ status }: ProblemError): boolean => status >= 500 || status === 429 || status === 401;

/** Sends it, and says what became of it. */
const trySending = async (till: TillOf, { sale, draft }: Unsent): Promise<Sent> => {
  try {
    await salesOf(till).registerSale({ body: sale }, { idempotencyKey: draft.idempotencyKey });
    return { is: "sent" };
  } catch (error) {
    return error instanceof ProblemError && !isPassing(error)
      ? { is: "refused", why: failureText(error) }
      : { is: "away" };
  }
};

const sendAll = async (till: TillOf, onChange: () => void): Promise<void> => {
  for (const each of readOutbox(till).unsent.filter(({ refused }) => refused === undefined)) {
    const sent = await trySending(till, each);
    if (sent.is === "away") return;
    if (sent.is === "refused") keepUnsent(till, { ...each, refused: sent.why });
    else forgetUnsent(till, each);
    onChange();
  }
};

/** Sends what waits, one after the other. Of several tabs one does it; should two, each sale still has its key and is one. */
export const sendUnsent = async (till: TillOf, onChange: () => void): Promise<void> => {
  const { locks } = navigator;
  // Absent where the page is not served securely.
  if (locks === undefined) return sendAll(till, onChange);
  await locks.request(`cr:${keptName(till)}`, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await sendAll(till, onChange);
  });
};
