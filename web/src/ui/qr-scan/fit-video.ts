/** Keeps the video at its own size, which is what is read, and says how much smaller it is shown for its shorter side to fill the view. A camera that is turned looks again. */
export const fitVideo = (place: HTMLElement, onTurned: () => void): (() => void) => {
  const video = place.querySelector("video");
  if (video === null) return () => undefined;
  let wasUpright: boolean | undefined;
  const fit = (): void => {
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || height === 0) return;
    const upright = height > width;
    if (wasUpright !== undefined && wasUpright !== upright) onTurned();
    wasUpright = upright;
    const shown = place.parentElement?.clientWidth ?? 0;
    place.style.setProperty("--qrscan-scale", String(shown / Math.min(width, height)));
  };
  fit();
  video.addEventListener("resize", fit);
  return () => video.removeEventListener("resize", fit);
};
