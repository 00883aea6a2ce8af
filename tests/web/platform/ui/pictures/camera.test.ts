import { describe, expect, it, vi } from "vitest";
import { canFocus, closeCamera, focusOn, hasTorch, setTorch } from "#web/platform/ui/pictures/camera.ts";

/** A fake camera with given capabilities, which records settings. */
const aCamera = (abilities?: object) => {
  const applyConstraints = vi.fn(async () => {});
  const stop = vi.fn();
  const track = { ...(abilities && { getCapabilities: () => abilities }), applyConstraints, stop };
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] } as unknown as MediaStream;
  return { stream, applyConstraints, stop };
};

describe("a camera", () => {
  it("has torch and focus only if its capabilities say so", () => {
    const able = aCamera({ torch: true, focusMode: ["continuous", "single-shot"] }).stream;
    const plain = aCamera({ focusMode: ["continuous"] }).stream;
    const silent = aCamera().stream;
    expect([able, plain, silent].map(hasTorch)).toEqual([true, false, false]);
    expect([able, plain, silent].map(canFocus)).toEqual([true, false, false]);
  });

  it("turns its torch on and off", async () => {
    const { stream, applyConstraints } = aCamera({ torch: true });
    await setTorch(stream, true);
    await setTorch(stream, false);
    expect(applyConstraints.mock.calls).toEqual([
      [{ advanced: [{ torch: true }] }],
      [{ advanced: [{ torch: false }] }],
    ]);
  });

  it("focuses on the point that was tapped", async () => {
    const { stream, applyConstraints } = aCamera({ focusMode: ["single-shot"] });
    await focusOn(stream, 0.25, 0.75);
    expect(applyConstraints).toHaveBeenCalledWith({
      advanced: [{ pointsOfInterest: [{ x: 0.25, y: 0.75 }], focusMode: "single-shot" }],
    });
  });

  it("stops when closed", () => {
    const { stream, stop } = aCamera();
    closeCamera(stream);
    expect(stop).toHaveBeenCalled();
  });
});
