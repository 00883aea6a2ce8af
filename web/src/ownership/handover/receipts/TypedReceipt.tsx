import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { typedCheckPath } from "./check-address.ts";

/** For a paper receipt whose code cannot be scanned. */
export function TypedReceipt(): ReactNode {
  const navigate = useNavigate();
  const [typed, type] = useState("");
  const [checked, check] = useState<string>();
  const { title, fault, submit, ...field } = useTexts(($) => $.ownershipReceipts.typed);
  const path = typedCheckPath(typed);
  const wrong = checked === typed && path === undefined ? "format" : undefined;
  const go = () => (path === undefined ? check(typed) : void navigate(path));
  return (
    <form
      className="receipts__steps"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <h2>{title}</h2>
      <LineField {...field} fault={wrong} faultText={fault} autoComplete="off" value={typed} onType={type} />
      <button type="submit" className="btn btn--ghost">
        {submit}
      </button>
    </form>
  );
}
