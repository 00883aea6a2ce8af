import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { PersonalNumberInput } from "#web/ui/PersonalNumberInput.tsx";
import { declarePersonalNumber } from "#web/auth/declare-personal-number.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { Failure } from "./Failure.tsx";

const useRefusal = (error: Error | null): string | undefined => {
  const { t } = useTranslation();
  if (error === null) return undefined;
  const isUndated = error instanceof ProblemError && error.code === "identity-level-too-low";
  return isUndated ? t(($) => $.idCard.number.undated) : failureText(error);
};

/** Asks for the number that the card will be compared with. The children stand beside the button. */
export function NumberForm({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.idCard.number, { returnObjects: true });
  const field = useId();
  const [typed, type] = useState("");
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: declarePersonalNumber,
    onSuccess: (me) => queries.setQueryData(meQuery.queryKey, me),
  });
  return (
    <form
      className="idcard__number"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(typed);
      }}
    >
      <p>{texts.lead}</p>
      <div>
        <label className="idcard__label" htmlFor={field}>
          {texts.label}
        </label>
        <PersonalNumberInput id={field} value={typed} onChange={type} />
      </div>
      <Failure text={useRefusal(error)} />
      <div className="idcard__actions">
        <Button type="primary" htmlType="submit" loading={isPending}>
          {texts.save}
        </Button>
        {children}
      </div>
    </form>
  );
}
