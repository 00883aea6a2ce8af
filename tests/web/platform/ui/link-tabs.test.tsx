import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { LinkTabs } from "#web/platform/ui/tabs/LinkTabs.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

it("a row of tabs wider than the phone shows the open one", () => {
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function left(this: HTMLElement) {
    return this.textContent === "Bestridda" ? 400 : 0;
  });
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(100);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
  const tabs = ["Koder", "Bestridda"].map((text) => ({ id: text, text, to: text }));
  render(
    <MemoryRouter>
      <LinkTabs label="Koder" tabs={tabs} shown="Bestridda" />
    </MemoryRouter>,
  );
  expect(screen.getByRole("navigation").scrollLeft).toBe(300);
});
