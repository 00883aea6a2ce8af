import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#tests/web/app/shell.tsx";
import { type Taken, TakenDialog } from "#web/bikes/registration/TakenDialog.tsx";

const open = async (by: Taken["by"]): Promise<HTMLElement> => {
  show(<TakenDialog taken={{ frameNumber: "WTU204K8861", by }} onClose={() => undefined} />);
  return screen.findByRole("dialog");
};

it("a taken number leads to its owner, a transfer or a claim, and names nobody", async () => {
  await open("taken");
  for (const name of ["Visa i registret", "Köpt den? Begär ägarbyte", "Är det din cykel?", "Ändra ramnumret"])
    expect(screen.getByRole("button", { name })).toBeTruthy();
});

it("a stolen number leads to the police instead", async () => {
  expect((await open("stolen")).textContent).toMatch(/Konfrontera ingen.*112.*114\s14/);
  for (const name of ["Köpt den? Begär ägarbyte", "Är det din cykel?"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});
