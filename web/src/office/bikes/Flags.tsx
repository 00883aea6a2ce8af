import { Flag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export function Flags({ flags }: { flags: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  if (flags.length === 0) return null;
  const known: Readonly<Record<string, string>> = t(($) => $.bikeAdmin.flags, { returnObjects: true });
  return (
    <ul className="stack stack--near adminflags">
      {flags.map((flag) => (
        <li key={flag}>
          <Flag size={17} aria-hidden="true" />
          {known[flag] ?? flag}
        </li>
      ))}
    </ul>
  );
}
