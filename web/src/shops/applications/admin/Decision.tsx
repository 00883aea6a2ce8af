import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { maxCodesOrdered } from "#contract/shops/max-codes-ordered.ts";
import type {
  OpenedStoreApplication,
  StoreApplicationDecision,
} from "#contract/shops/applications/decisions.ts";
import { quantityOf } from "#web/stickers/order-parts/quantity.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { useKeptReason } from "#web/platform/cases/use-kept-reason.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { decide, invite, requestQueries } from "./queries.ts";

/** After a failure it reloads the request, which another administrator may have decided. */
const useDecision = ({ id, contact }: OpenedStoreApplication) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { queryKey } = requestQueries.one(id);
  const settle = {
    onSuccess: (now: OpenedStoreApplication) => {
      queries.setQueryData(queryKey, now);
      void queries.invalidateQueries({ queryKey: adminQueryKeys.storeApplications.lists });
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  };
  const deciding = useMutation({
    mutationFn: (decision: StoreApplicationDecision) => decide(id, decision),
    ...settle,
  });
  const inviting = useMutation({ mutationFn: () => invite(id), ...settle });
  const why = (error: Error | null): string | undefined => {
    if (error === null) return undefined;
    return error instanceof ProblemError && error.code === "email-taken"
      ? t(($) => $.storeRequests.emailTaken, { email: contact.email })
      : failureText(error);
  };
  return { deciding, inviting, why };
};

type FieldProps = { typed: string; isWrong: boolean; onType: (text: string) => void };

function FirstStickers({ typed, isWrong, onType }: FieldProps): ReactNode {
  const words = useTexts(($) => $.storeRequests.approval);
  return (
    <LineField
      label={words.stickers}
      hint={words.stickersHint}
      fault={isWrong ? "stickers" : undefined}
      faultText={words.badStickers}
      className="plaininput"
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onType={onType}
    />
  );
}

type ApprovalProps = { request: OpenedStoreApplication; onClose: () => void };

function Approval({ request, onClose }: ApprovalProps): ReactNode {
  const { t } = useTranslation();
  const { deciding, why } = useDecision(request);
  const [typed, type] = useState("");
  const [tried, setTried] = useState(false);
  const { company, contact } = request;
  const stickers = quantityOf(typed, maxCodesOrdered);
  const isWrong = typed.trim() !== "" && stickers === undefined;
  const approve = (): void => {
    setTried(true);
    if (!isWrong) deciding.mutate({ decision: "approve", stickers }, { onSuccess: onClose });
  };
  return (
    <DecisionDialog
      title={t(($) => $.storeRequests.approval.title, { company })}
      submit={t(($) => $.storeRequests.approve)}
      busy={deciding.isPending}
      failure={why(deciding.error)}
      onDecide={approve}
      onClose={onClose}
    >
      <p>{t(($) => $.storeRequests.approval.text, { email: contact.email })}</p>
      <FirstStickers typed={typed} isWrong={tried && isWrong} onType={type} />
    </DecisionDialog>
  );
}

type Props = { request: OpenedStoreApplication };

type OpenDialog = "approve" | "reject" | "return";

function Rejection({ request, onClose }: Props & { onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const { deciding, why } = useDecision(request);
  const { company, id } = request;
  const { kept, close } = useKeptReason(`storeApplications:${id}`, onClose);
  const words = t(($) => $.storeRequests.rejection, { returnObjects: true, skipInterpolation: true });
  return (
    <DecisionDialog
      title={t(($) => $.storeRequests.rejection.title, { company })}
      submit={t(($) => $.storeRequests.reject)}
      danger
      reason={{ label: words.reason, hint: words.hint, required: true }}
      kept={kept}
      busy={deciding.isPending}
      failure={why(deciding.error)}
      onDecide={(reason) => deciding.mutate({ decision: "reject", reason }, { onSuccess: close })}
      onClose={close}
    >
      <p>{words.text}</p>
    </DecisionDialog>
  );
}

function Returning({ request, onClose }: Props & { onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const { deciding, why } = useDecision(request);
  const { company, id } = request;
  const { kept, close } = useKeptReason(`storeApplications:${id}:question`, onClose);
  const words = t(($) => $.storeRequests.returning, { returnObjects: true, skipInterpolation: true });
  return (
    <DecisionDialog
      title={t(($) => $.storeRequests.returning.title, { company })}
      submit={t(($) => $.storeRequests.return)}
      reason={{ label: words.question, hint: words.hint, required: true }}
      kept={kept}
      busy={deciding.isPending}
      failure={why(deciding.error)}
      onDecide={(question) => deciding.mutate({ decision: "return", question }, { onSuccess: close })}
      onClose={close}
    >
      <p>{words.text}</p>
    </DecisionDialog>
  );
}

export function Decision({ request }: Props): ReactNode {
  const { t } = useTranslation();
  const [asked, ask] = useState<OpenDialog>();
  return (
    <section className="ways ways--apart request__ways">
      <button type="button" className="btn btn--primary btn--lg" onClick={() => ask("approve")}>
        {t(($) => $.storeRequests.approve)}
      </button>
      <button type="button" className="btn btn--ghost btn--lg" onClick={() => ask("reject")}>
        {t(($) => $.storeRequests.reject)}
      </button>
      {request.state === "pending" && (
        <button type="button" className="btn btn--ghost btn--lg" onClick={() => ask("return")}>
          {t(($) => $.storeRequests.return)}
        </button>
      )}
      {asked === "approve" && <Approval request={request} onClose={() => ask(undefined)} />}
      {asked === "reject" && <Rejection request={request} onClose={() => ask(undefined)} />}
      {asked === "return" && <Returning request={request} onClose={() => ask(undefined)} />}
    </section>
  );
}

export function Invitation({ request }: Props): ReactNode {
  const { t } = useTranslation();
  const { inviting, why } = useDecision(request);
  const { invitation, contact } = request;
  if (invitation === undefined) return null;
  return (
    <section className="request__invitation">
      <output>{t(($) => $.storeRequests.invitation[invitation], { email: contact.email })}</output>
      {invitation !== "sent" && (
        <button
          type="button"
          className="btn btn--primary"
          aria-disabled={inviting.isPending}
          onClick={() => {
            if (!inviting.isPending) inviting.mutate();
          }}
        >
          {t(($) => $.storeRequests.invitation.send)}
        </button>
      )}
      <p role="alert">{why(inviting.error)}</p>
    </section>
  );
}
