import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  maxEvidencePictures,
  maxStatementLength,
  type NewStatement,
  type OwnershipDispute,
  ownershipDisputeRoutes,
} from "#contract/ownership/ownership-disputes.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { isConflict } from "#web/platform/api/is-conflict.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { useKeyFor } from "#web/platform/api/use-key-for.ts";
import { focusFirstWrong } from "#web/platform/ui/field/focus-first-wrong.ts";
import { LongField } from "#web/platform/ui/field/TextField.tsx";
import { PhotoSlots } from "#web/platform/ui/pictures/PhotoSlots.tsx";
import * as z from "zod";
import { ruleOf } from "#contract/platform/field-rules.ts";
import { usePhotos } from "#web/platform/api/pictures/use-photos.ts";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";

const Draft = z.object({ text: z.string(), pictures: z.array(z.string()) });

const { body: Statement } = ownershipDisputeRoutes.addToOwnershipDispute;

const faultOf = (typed: z.infer<typeof Draft>): string | undefined => {
  const [issue] = Statement.safeParse(typed).error?.issues ?? [];
  return issue && ruleOf(issue.message);
};

/** A text with pictures, kept in the tab until it is sent. */
const useStatement = (draftKey: string, needsPicture: boolean) => {
  const { draft, write, forget } = useKeptDraft(draftKey, Draft, { text: "", pictures: [] });
  const kept = draft.pictures.map((id) => ({ id }));
  const photos = usePhotos({ kind: "receipt", max: maxEvidencePictures, kept });
  const [tried, setTried] = useState(false);
  const typed = { text: draft.text, pictures: photos.ids };
  const keep = useEffectEvent((ids: string) =>
    write({ text: draft.text, pictures: ids.split(",").filter(Boolean) }),
  );
  const uploaded = photos.ids.join();
  useEffect(() => keep(uploaded), [uploaded]);
  const fault = faultOf(typed);
  const lacksPicture = needsPicture && typed.pictures.length === 0;
  return {
    text: draft.text,
    photos,
    fault: tried ? fault : undefined,
    lacksPicture: tried && lacksPicture,
    forget,
    onType: (text: string) => write({ ...typed, text }),
    /** Returns what can be sent, or marks what is wrong. */
    check: (): NewStatement | undefined => {
      setTried(true);
      return fault === undefined && !lacksPicture ? typed : undefined;
    },
  };
};

type Send = (statement: NewStatement, idempotencyKey: string) => Promise<OwnershipDispute>;

type Props = {
  /** Two forms never share a draft. */
  draftKey: string;
  words: Readonly<Record<"text" | "hint" | "pictures" | "picturesHint" | "send", string>>;
  needsPicture?: boolean;
  send: Send;
  onSent: (dispute: OwnershipDispute) => void;
};

const useSending = (send: Send, onSent: (dispute: OwnershipDispute) => void) => {
  const queries = useQueryClient();
  const keyFor = useKeyFor();
  return useMutation({
    mutationFn: (statement: NewStatement) => send(statement, keyFor(statement)),
    onSuccess: (dispute) => {
      onSent(dispute);
      void queries.invalidateQueries({ queryKey: queryKeys.bikes.all });
    },
    onError: (error) => {
      if (isConflict(error)) void queries.invalidateQueries({ queryKey: queryKeys.bikes.disputes });
    },
  });
};

function Failure({ error }: { error: Error | null }): ReactNode {
  const { t } = useTranslation();
  const lacksProof = error instanceof ProblemError && error.code === "identity-level-too-low";
  return (
    <p role="alert">
      {error !== null && failureText(error)}{" "}
      {lacksProof && <Link to="/settings">{t(($) => $.ownershipDisputes.proof.way)}</Link>}
    </p>
  );
}

export function StatementForm({ draftKey, words, needsPicture = false, send, onSent }: Props): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { text, photos, fault, lacksPicture, forget, onType, check } = useStatement(draftKey, needsPicture);
  const { mutate, error, isPending, isSuccess } = useSending(send, (dispute) => {
    forget();
    onSent(dispute);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending || isSuccess || photos.busy) return;
    const statement = check();
    if (statement === undefined) focusFirstWrong(form);
    else mutate(statement);
  };
  return (
    <form className="decided__part decided__form dispute__form" ref={form} onSubmit={submit} noValidate>
      <LongField
        label={words.text}
        hint={words.hint}
        fault={fault}
        rows={7}
        maxLength={maxStatementLength}
        value={text}
        onType={onType}
      />
      <PhotoSlots photos={photos} title={words.pictures} hint={words.picturesHint} missing={lacksPicture} />
      <Failure error={isPending ? null : error} />
      {photos.busy && <output>{t(($) => $.pictures.wait)}</output>}
      <button type="submit" className="btn btn--primary btn--lg" aria-disabled={isPending || photos.busy}>
        {isPending ? t(($) => $.common.sending) : words.send}
      </button>
    </form>
  );
}
