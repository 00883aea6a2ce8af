import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aTransfer } from "./a-transfer.ts";
import { anna, show } from "#tests/web/app/shell.tsx";
import { TransferActions } from "#web/ownership/transfers/TransferActions.tsx";

it("a buyer whose identity is not proved is led to prove it before signing", async () => {
  const transfer = aTransfer({ state: "requested" });
  show(<TransferActions transfer={transfer} />, { me: { ...anna, identityLevel: 1 } });
  expect((await screen.findByRole("link", { name: "Styrk din identitet" })).getAttribute("href")).toBe(
    "/settings",
  );
  for (const name of [/Skriv under med BankID/, "Jag har inget BankID"])
    expect(screen.getByRole("button", { name })).toHaveProperty("disabled", true);
});
