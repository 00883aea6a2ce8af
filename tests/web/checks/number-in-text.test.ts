import { describe, expect, it } from "vitest";
import { numberInText } from "#web/checks/check/number-in-text.ts";

describe("the number in a shared text", () => {
  it.each([
    ["Crescent till salu, 1500 kr. Ramnr: WTU 290 K4813S. Ring Anna", "WTU290K4813S"],
    ["Fin cykel!\nFrame number WTU204K8861", "WTU204K8861"],
    ["Trek Marlin 2022, wtu204k8861, 4200 kr", "WTU204K8861"],
    ["https://annonser.example/trek-marlin-wtu204k8861/1234567890", "WTU204K8861"],
  ])("is found in %s", (text, number) => {
    expect(numberInText(text)).toBe(number);
  });

  it.each([
    ["https://annonser.example/annons/1234567890"],
    ["Trek Marlin 7, 2022modell, 4200kr, ring 0701234567"],
    ["WTU204K8861 eller BX77K20914"],
    ["Ramnr: 910412-9870"],
    [""],
  ])("is not guessed in %s", (text) => {
    expect(numberInText(text)).toBeUndefined();
  });
});
