import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import * as z from "zod";
import { parseSum } from "#contract/platform/typed-sum.ts";
import type { Person } from "#contract/office/people-admin-person.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { SelectField } from "#web/platform/ui/field/SelectField.tsx";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { adjustPoints } from "#web/office/people/people-api.ts";
import { firstNameOf } from "./acts.ts";
import { useDraft } from "./use-draft.ts";
import { Why } from "./Why.tsx";

const PointsDraft = z.object({ way: z.enum(["give", "take"]), points: z.string(), why: z.string() });
type PointsDraft = z.infer<typeof PointsDraft>;
type PointsFaults = {
  readonly points?: "format" | "too-many" | "too-few";
  readonly why?: "required";
};

/** The API's limit per change. */
const maxPoints = 10_000;

/** Negative to take points; undefined for invalid input. */
const amountOf = ({ way, points }: PointsDraft): number | undefined => {
  const amount = parseSum(points);
  if (!Number.isInteger(amount) || amount <= 0) return undefined;
  return way === "give" ? amount : -amount;
};

const pointsFault = (draft: PointsDraft, balance: number): PointsFaults["points"] => {
  const amount = amountOf(draft);
  if (amount === undefined) return "format";
  if (Math.abs(amount) > maxPoints) return "too-many";
  return balance + amount < 0 ? "too-few" : undefined;
};

const faultsIn = (draft: PointsDraft, balance: number): PointsFaults => {
  const points = pointsFault(draft, balance);
  return { ...(points && { points }), ...(draft.why.trim() === "" && { why: "required" as const }) };
};

type Props = { person: Person; onDone: () => void };

/** Repeating the same amount and reason reuses the idempotency key. */
const useAdjustment = ({ person, onDone }: Props) => {
  const { id: userId, balance, balanceVersion: version } = person;
  const [keys] = useState(() => new Map<string, string>());
  return useDraft<PointsDraft, PointsFaults>({
    accountId: userId,
    draftKey: "points",
    schema: PointsDraft,
    empty: { way: "give", points: "", why: "" },
    faultsIn: (draft) => faultsIn(draft, balance),
    send: (draft) => {
      const body = { amount: amountOf(draft) ?? 0, reason: draft.why, version };
      const content = JSON.stringify(body);
      const idempotencyKey = keys.get(content) ?? crypto.randomUUID();
      keys.set(content, idempotencyKey);
      return adjustPoints({ params: { userId }, body }, { idempotencyKey });
    },
    onDone,
  });
};

type FieldProps = {
  draft: PointsDraft;
  faults: PointsFaults | undefined;
  onType: (change: Partial<PointsDraft>) => void;
};

function Amount({ draft, faults, onType }: FieldProps): ReactNode {
  const texts = useTexts(($) => $.peopleAdmin.acts);
  return (
    <div className="actform__amount">
      <SelectField
        label={texts.way}
        value={draft.way}
        options={[
          ["give", texts.ways.give],
          ["take", texts.ways.take],
        ]}
        onChoose={(way = "give") => onType({ way })}
      />
      <LineField
        label={texts.points}
        fault={faults?.points}
        faultText={texts.pointsFaults[faults?.points ?? "format"]}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={draft.points}
        onType={(text) => onType({ points: text })}
      />
    </div>
  );
}

/** For example "Ge Göran 50 poäng". */
const useSubmitText = (person: Person, draft: PointsDraft): string => {
  const { t } = useTranslation();
  const name = firstNameOf(person);
  const points = Math.abs(amountOf(draft) ?? 0);
  if (points === 0) return t(($) => $.peopleAdmin.acts.correct);
  return draft.way === "give"
    ? t(($) => $.peopleAdmin.acts.give, { name, points })
    : t(($) => $.peopleAdmin.acts.take, { name, points });
};

/** The person sees the reason. */
export function PointsForm(props: Props): ReactNode {
  const { person } = props;
  const { t } = useTranslation();
  const { form, fields, submit, isPending, error } = useAdjustment(props);
  const { draft, faults, onType } = fields;
  const submitText = useSubmitText(person, draft);
  const hint = t(($) => $.peopleAdmin.acts.seen, { name: firstNameOf(person) });
  return (
    <form className="actform" ref={form} onSubmit={submit} noValidate>
      <Amount {...fields} />
      <Why why={draft.why} fault={faults?.why} hint={hint} onType={(why) => onType({ why })} />
      <p role="alert">{error !== null && failureText(error)}</p>
      <button type="submit" className="btn btn--primary" aria-disabled={isPending}>
        {isPending ? t(($) => $.common.sending) : submitText}
      </button>
    </form>
  );
}
