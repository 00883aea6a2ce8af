import { ShieldAlert, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SearchStatus } from "#contract/search.ts";

type Props = { status: SearchStatus; onChange: (status: SearchStatus) => void };

const toggles = [
  { wanted: "stolen", Icon: ShieldAlert },
  { wanted: "for_sale", Icon: Tag },
] as const;

/** Only stolen bikes, or only those for sale. Stolen ones are among all bikes too. */
export function StatusToggles({ status, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  return toggles.map(({ wanted, Icon }) => (
    <button
      key={wanted}
      type="button"
      className={`btn toggle toggle--${wanted}`}
      aria-pressed={status === wanted}
      onClick={() => onChange(status === wanted ? "any" : wanted)}
    >
      <Icon size={18} aria-hidden="true" />
      {t(($) => $.search.status[wanted])}
    </button>
  ));
}
