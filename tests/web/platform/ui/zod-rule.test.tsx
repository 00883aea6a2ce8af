import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Form, Input } from "antd";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { rule } from "#contract/platform/field-rules.ts";
import { requiredText } from "#contract/platform/text.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";

const most = z.number().int().max(90);
const read = (typed: string) => Number(typed);
const check = (made: ReturnType<typeof zodRule<string>>, typed: string) => made.validator({}, typed);

describe("a form rule from a schema of the contract", () => {
  it("accepts what the server accepts, as it would be sent", async () => {
    await expect(check(zodRule(most, { read }), "90")).resolves.toBeUndefined();
  });

  it("marks as optional only a field that the server does without", async () => {
    const { container } = render(
      <Form requiredMark="optional">
        <Form.Item name="place" label="Plats" rules={[zodRule(requiredText(60))]}>
          <Input />
        </Form.Item>
        <Form.Item name="note" label="Anteckning" rules={[zodRule(z.string().optional())]}>
          <Input />
        </Form.Item>
      </Form>,
    );
    expect([...container.querySelectorAll(".ant-form-item-optional")].length).toBe(1);
    expect(screen.getByLabelText("Plats").getAttribute("aria-required")).toBe("true");
    await userEvent.type(screen.getByLabelText("Plats"), "x{Backspace}");
    expect(await screen.findByText("Fyll i det här fältet.")).toBeTruthy();
  });

  it("shows the violated rule in the person's language", async () => {
    const name = z.string().min(1, rule("required"));
    await expect(check(zodRule(name), "")).rejects.toThrow("Fyll i det här fältet.");
    await startTexts("en");
    await expect(check(zodRule(name), "")).rejects.toThrow("Fill in this field.");
  });

  it("shows the field's own text if it has one", async () => {
    const made = zodRule(most, { read, says: "Skriv ett helt tal från 1 till 90." });
    await expect(check(made, "91")).rejects.toThrow("Skriv ett helt tal från 1 till 90.");
    await expect(check(made, "ett")).rejects.toThrow("Skriv ett helt tal från 1 till 90.");
  });
});
