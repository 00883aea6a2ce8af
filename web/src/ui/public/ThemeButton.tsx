import { Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { chooseTheme, useThemeMode } from "../theme-mode.ts";

type Props = { texts: { darkTheme: string; lightTheme: string } };

export function ThemeButton({ texts }: Props): ReactNode {
  const dark = useThemeMode() === "dark";
  const Icon = dark ? Sun : Moon;
  return (
    <button type="button" className="themebtn" onClick={() => chooseTheme(dark ? "light" : "dark")}>
      <Icon size={20} aria-hidden="true" />
      {dark ? texts.lightTheme : texts.darkTheme}
    </button>
  );
}
