import { create } from "qrcode";
import { describe, expect, it } from "vitest";
import { qrPath } from "#web/platform/ui/qr/qr-path.ts";

/** Cells covered by a path of horizontal bars. */
const cellsOf = (path: string): string[] =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
  );

describe("qrPath", () => {
  it.each(["bankid.67df3917.0.dc69358e", "otpauth://totp/Cykelregistret:anna%40example.se?secret=JBSWY3DP"])(
    "draws each dark cell of %s exactly once",
    (text) => {
      const { data, size } = create(text, { errorCorrectionLevel: "M" }).modules;
      const dark = [...data].flatMap((cell, index) =>
        cell ? [`${index % size},${Math.floor(index / size)}`] : [],
      );
      const { path, side } = qrPath(text);
      expect(side).toBe(size);
      expect(cellsOf(path)).toEqual(dark);
    },
  );
});
