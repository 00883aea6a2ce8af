import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { salesOf } from "#web/shops/sales/sales-api.ts";
import { type TillOf, type Unsent, forgetUnsent, keepUnsent, keptName, readOutbox } from "./outbox.ts";

type Sent =
  | { readonly is: "sent" }
  | { readonly is: "away" }
  | { readonly is: "refused"; readonly why: string };

/** A retry may succeed after these, so they are no refusals; the clerk can accept new terms. */
const isPassing = ({ status, code }: ProblemError): boolean =>
  status >= 500 || status === 429 || status === 401 || code === "terms-not-accepted";

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

/** Sends waiting sales one by one, in one tab at a time. If two tabs send, the idempotency keys prevent duplicates. */
export const sendUnsent = async (till: TillOf, onChange: () => void): Promise<void> => {
  const { locks } = navigator;
  // Missing outside secure contexts.
  if (locks === undefined) return sendAll(till, onChange);
  await locks.request(`cr:${keptName(till)}`, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await sendAll(till, onChange);
  });
};
