import type { ReactNode } from "react";
import { act } from "@testing-library/react";
import { takeOver } from "#web/app/take-over.ts";

/** Renders an app over a document; returns the result. */
export const drawOver = async (written: HTMLElement, app: ReactNode): Promise<HTMLElement> => {
  const { parentElement, id } = written;
  await act(() => Promise.resolve(takeOver(written, app)));
  const drawn = parentElement?.querySelector<HTMLElement>(`#${id}`);
  if (!drawn || drawn === written) throw new Error("The document still stands.");
  return drawn;
};
