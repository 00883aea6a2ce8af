import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { askPath } from "#web/checks/seller/ask-path.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { askSeller } from "./seller-api.ts";

/** The address can contain the number, and the ad from which the person came. */
const useAsking = () => {
  const navigate = useNavigate();
  const [wanted] = useSearchParams();
  const [frameNumber, setNumber] = useState(() => wanted.get("number") ?? "");
  const [town, setTown] = useState("");
  const listingId = wanted.get("ad") ?? undefined;
  const { mutate, error, isPending } = useMutation({
    mutationFn: askSeller,
    onSuccess: ({ token }) => void navigate(`${askPath}#${token}`),
  });
  const issues = error instanceof ProblemError ? error.issues : [];
  const faultOf = (field: string): string | undefined => issues.find(({ path }) => path === field)?.rule;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate({ frameNumber, town: town.trim() || undefined, listingId });
  };
  return {
    number: { fault: faultOf("frameNumber"), value: frameNumber, onType: setNumber },
    town: { fault: faultOf("town"), value: town, onType: setTown },
    listingId,
    submit,
    busy: isPending,
    failure: error !== null && issues.length === 0 ? failureText(error) : undefined,
  };
};

/** Creates a question and its link for the seller. */
export function AskForm(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.sellerQuestions.ask, { returnObjects: true });
  const { number, town, listingId, submit, busy, failure } = useAsking();
  return (
    <form className="ask-seller" onSubmit={submit} noValidate>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <LineField
        label={texts.number}
        hint={texts.numberHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...number}
      />
      <LineField label={texts.town} hint={texts.townHint} autoComplete="address-level2" {...town} />
      {failure !== undefined && <p role="alert">{failure}</p>}
      <button type="submit" className="btn btn--primary btn--lg" aria-disabled={busy}>
        {busy ? texts.asking : texts.ask}
      </button>
      {listingId !== undefined && <Link to={`/bike-ads/${listingId}`}>{texts.ad}</Link>}
    </form>
  );
}
