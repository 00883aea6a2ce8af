import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { bikeColours } from "#web/platform/ui/bike-art/bike-colours.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";

describe("BikeArt", () => {
  it.each(BikeType.options)("draws a %s without invalid numbers", (type) => {
    const drawing = renderToStaticMarkup(<BikeArt type={type} />);
    expect(drawing).toContain("<path");
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("draws each type differently", () => {
    const drawings = BikeType.options.map((type) => renderToStaticMarkup(<BikeArt type={type} />));
    expect(new Set(drawings).size).toBe(BikeType.options.length);
  });

  it.each(BikeColour.options)("paints the frame %s", (color) => {
    expect(renderToStaticMarkup(<BikeArt color={color} />)).toContain(bikeColours[color]);
  });

  it("is hidden from screen readers unless it has a name", () => {
    expect(renderToStaticMarkup(<BikeArt />)).toContain('aria-hidden="true"');
    const named = renderToStaticMarkup(<BikeArt title="Drawing of the bike" />);
    expect(named).toContain('role="img"');
    expect(named).toContain('aria-label="Drawing of the bike"');
    expect(named).not.toContain("aria-hidden");
  });
});
