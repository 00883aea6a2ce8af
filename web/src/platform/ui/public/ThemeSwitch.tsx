import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { chooseTheme, type ThemeChoice, useThemeChoice } from "#web/platform/ui/theme-mode.ts";
import "./theme-switch.css";

type Props = { texts: { theme: string; lightTheme: string; darkTheme: string; systemTheme: string } };

export function ThemeSwitch({ texts }: Props): ReactNode {
  const chosen = useThemeChoice();
  const choices: readonly [ThemeChoice, LucideIcon, string][] = [
    ["light", Sun, texts.lightTheme],
    ["dark", Moon, texts.darkTheme],
    ["system", Monitor, texts.systemTheme],
  ];
  return (
    <fieldset className="themes" aria-label={texts.theme}>
      {choices.map(([choice, Icon, text]) => (
        <button
          key={choice}
          type="button"
          aria-label={text}
          title={text}
          aria-pressed={choice === chosen}
          onClick={() => chooseTheme(choice)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
