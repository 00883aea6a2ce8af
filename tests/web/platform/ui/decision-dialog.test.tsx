import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, type ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { ToastContext } from "#web/platform/ui/toast-context.ts";

const error = vi.fn<(content: ReactNode) => void>();

const Dialog = (props: Partial<ComponentProps<typeof DecisionDialog>>): ReactNode => (
  <DecisionDialog
    title="Avslå?"
    submit="Avslå"
    busy={false}
    failure={undefined}
    onDecide={() => undefined}
    onClose={() => undefined}
    {...props}
  >
    <p>Inget händer.</p>
  </DecisionDialog>
);
const shown = (dialog: ReactNode): ReactNode => (
  <ToastContext value={{ error } as never}>{dialog}</ToastContext>
);

beforeEach(() => {
  error.mockReset();
});

it("a question that a colleague's decision takes away says so nevertheless", () => {
  const { rerender } = render(shown(<Dialog />));
  rerender(shown(<Dialog failure="Redan avgjort." />));
  expect(error).not.toHaveBeenCalled();
  rerender(shown(null));
  expect(error.mock.calls).toEqual([["Redan avgjort."]]);
});

it("a failure that was read before closing is not repeated", async () => {
  const { rerender } = render(shown(<Dialog failure="Redan avgjort." />));
  await userEvent.click(screen.getByRole("button", { name: "Avbryt" }));
  rerender(shown(null));
  expect(error).not.toHaveBeenCalled();
});
