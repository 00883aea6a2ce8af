import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#contract/people-admin-person.ts";
import { failureText } from "#web/api/failure-text.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { adjustPoints } from "../people-api.ts";
import { firstNameOf } from "./acts.ts";
import { amountOf, type PointsDraft, type PointsFaults, faultsIn } from "./points-draft.ts";
import { useAct } from "./use-act.ts";
import { Why } from "./Why.tsx";

type Props = { person: Person; onDone: () => void };

/** Sent again it is the same change; another amount or reason is another one. */
const useAdjustment = ({ person: { id: userId, balanceVersion: version }, onDone }: Props) => {
  const [keys] = useState(() => new Map<string, string>());
  return useAct(
    userId,
    ({ amount, reason }: { amount: number; reason: string }) => {
      const body = { amount, reason, version };
      const content = JSON.stringify(body);
      const idempotencyKey = keys.get(content) ?? crypto.randomUUID();
      keys.set(content, idempotencyKey);
      return adjustPoints({ params: { userId }, body }, { idempotencyKey });
    },
    onDone,
  );
};

type FieldProps = {
  draft: PointsDraft;
  faults: PointsFaults;
  onType: (change: Partial<PointsDraft>) => void;
};

function Amount({ draft, faults, onType }: FieldProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const texts = t(($) => $.peopleAdmin.acts, { returnObjects: true, skipInterpolation: true });
  return (
    <div className="actform__amount">
      <PlainField id={`${id}-way`} label={texts.way} fault={undefined}>
        {(described) => (
          <select
            {...described}
            value={draft.way}
            onChange={({ target }) => onType({ way: target.value === "take" ? "take" : "give" })}
          >
            <option value="give">{texts.ways.give}</option>
            <option value="take">{texts.ways.take}</option>
          </select>
        )}
      </PlainField>
      <PlainField
        id={`${id}-points`}
        label={texts.points}
        fault={faults.points}
        faultText={texts.pointsFaults[faults.points ?? "format"]}
      >
        {(described) => (
          <input
            {...described}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={draft.points}
            onChange={({ target }) => onType({ points: target.value })}
          />
        )}
      </PlainField>
    </div>
  );
}

/** Says what the button does: 'Ge Göran 50 poäng'. */
const useSubmitText = (person: Person, draft: PointsDraft): string => {
  const { t } = useTranslation();
  const name = firstNameOf(person);
  const points = Math.abs(amountOf(draft) ?? 0);
  if (points === 0) return t(($) => $.peopleAdmin.acts.correct);
  return draft.way === "give"
    ? t(($) => $.peopleAdmin.acts.give, { name, points })
    : t(($) => $.peopleAdmin.acts.take, { name, points });
};

/** Gives or takes points, with a reason that the person sees. */
export function PointsForm(props: Props): ReactNode {
  const { person } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<PointsDraft>({ way: "give", points: "", why: "" });
  const [faults, setFaults] = useState<PointsFaults>({});
  const { mutate, isPending, error } = useAdjustment(props);
  const submitText = useSubmitText(person, draft);
  const type = (change: Partial<PointsDraft>): void => {
    setFaults({});
    setDraft({ ...draft, ...change });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const found = faultsIn(draft, person.balance);
    const amount = amountOf(draft);
    setFaults(found);
    if (amount !== undefined && Object.keys(found).length === 0) mutate({ amount, reason: draft.why });
    else focusFirstWrong(form);
  };
  const hint = t(($) => $.peopleAdmin.acts.seen, { name: firstNameOf(person) });
  return (
    <form className="actform" ref={form} onSubmit={submit} noValidate>
      <Amount draft={draft} faults={faults} onType={type} />
      <Why why={draft.why} fault={faults.why} hint={hint} onType={(why) => type({ why })} />
      <p role="alert">{error !== null && failureText(error)}</p>
      <button type="submit" className="btn btn--primary" aria-disabled={isPending}>
        {isPending ? t(($) => $.common.sending) : submitText}
      </button>
    </form>
  );
}
