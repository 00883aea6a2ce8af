import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { AntdRoot } from "#web/platform/ui/AntdRoot.tsx";
import { useToast } from "#web/platform/ui/use-toast.ts";

function Leaving(): ReactNode {
  const toast = useToast();
  return <button onClick={() => toast.successOnTheWay("Välkommen tillbaka!")}>go on</button>;
}
const frame = (page?: ReactNode) => render(<AntdRoot>{page ?? <p>page</p>}</AntdRoot>);

it("a toast is shown once on the next page too", async () => {
  const here = frame(<Leaving />);
  fireEvent.click(screen.getByRole("button", { name: "go on" }));
  await screen.findByText("Välkommen tillbaka!");
  here.unmount();
  const next = frame();
  await screen.findByText("Välkommen tillbaka!");
  next.unmount();
  frame();
  await screen.findByText("page");
  expect(screen.queryByText("Välkommen tillbaka!")).toBeNull();
});
