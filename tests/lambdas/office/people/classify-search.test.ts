import { describe, expect, it } from "vitest";
import { classifySearch } from "#lambdas/office/people/search/classify-search.ts";
import { noon } from "#tests/lambdas/a.ts";

describe("the search term of an administrator", () => {
  it.each([
    [" Goran@Example.se ", "email", "goran@example.se"],
    ["070-174 06 36", "phone", "+46701740636"],
    ["+46 70 174 06 35", "phone", "+46701740635"],
    ["0046701740635", "phone", "+46701740635"],
    ["cr-261120-ab12cd", "order", "CR-261120-AB12CD"],
    ["A-261120-0K3FZ9", "receipt", "A-261120-0K3FZ9"],
    ["11842", "receipt", "11842"],
    ["wtu 204-k8861", "frame-number", "WTU204K8861"],
    ["7B3F1C52-0E1D-4C4B-9A6E-2F8D5C1B7A90", "account", "7b3f1c52-0e1d-4c4b-9a6e-2f8d5c1b7a90"],
    ["Göran Åkesson", "name", "Göran Åkesson"],
  ])("is told by its form: %s is %s", (typed, as, value) => {
    expect(classifySearch(typed, noon)).toEqual({ as, value });
  });

  it.each(["19910412-9870", "9104129870", "910412 9870", "Göran 19910412-9870"])(
    "is refused where it could be a personal number: %s",
    (typed) => {
      expect(() => classifySearch(typed, noon)).toThrow(
        expect.objectContaining({ code: "personal-number-not-searched" }),
      );
    },
  );
});
