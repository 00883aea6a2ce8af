import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import { Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/api/errors.ts";
import { declarePersonalNumber } from "#web/auth/declare-personal-number.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { problemText, ruleText } from "#web/i18n/problem-text.ts";
import { PersonalNumberInput } from "#web/ui/PersonalNumberInput.tsx";
import { useToast } from "#web/ui/use-toast.ts";

const textOf = (error: Error, network: string): string => {
  if (!(error instanceof ProblemError)) return network;
  const [issue] = error.issues;
  return issue ? ruleText(issue.rule) : problemText(error.code, error.params);
};

function Refusal({ error }: { error: Error }): ReactNode {
  const { t } = useTranslation();
  const text = textOf(
    error,
    t(($) => $.common.errors.network),
  );
  const tooYoung = error instanceof ProblemError && error.code === "under-age";
  const said = tooYoung
    ? { title: t(($) => $.registration.identity.ageTitle), description: text }
    : { title: text };
  return <Alert className="paragraph" type="error" showIcon role="alert" {...said} />;
}

const useDeclaration = (typed: string) => {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => declarePersonalNumber(typed),
    onSuccess: (me) => {
      queries.setQueryData(meQuery.queryKey, me);
      toast.success(t(($) => $.registration.identity.saved));
    },
  });
};

/** Asks for the personal number once, before the first registration. */
export function IdentityForm(): ReactNode {
  const { t } = useTranslation();
  const [typed, type] = useState("");
  const { mutate, isPending, error } = useDeclaration(typed);
  const texts = t(($) => $.registration.identity, { returnObjects: true });
  return (
    <main id="content" className="wrap registration">
      <form
        className="registration__form"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <h1>{texts.title}</h1>
        <p className="registration__lead">{texts.text}</p>
        <label className="field-label" htmlFor="personal-number">
          {texts.label}
        </label>
        <PersonalNumberInput id="personal-number" value={typed} onChange={type} />
        {error && <Refusal error={error} />}
        <p className="note">
          <Lock size={17} aria-hidden="true" />
          {texts.hint}
        </p>
        <Button className="paragraph" type="primary" size="large" htmlType="submit" loading={isPending}>
          {texts.submit}
        </Button>
      </form>
    </main>
  );
}
