import i18next from "i18next";
import { fetchFonts } from "#web/platform/api/papers/fetch-fonts.ts";
import { shownLanguage } from "#web/platform/i18n/i18n.ts";
import type { Photo } from "#web/platform/ui/pdf/parts.ts";
import { allBikes } from "./all-bikes.ts";
import { certificate } from "./certificate.ts";
import { insurancePack } from "./insurance-pack.ts";
import type { Issue } from "./paper.ts";
import { readAll, readBike, readHistory, readOpenTheft } from "./paper-data.ts";
import type { Making, PaperFile, PaperWish } from "./paper-kinds.ts";
import { poster } from "./poster.ts";
import { drawJpeg } from "#web/platform/ui/pictures/prepare-picture.ts";
import { fetchBytes } from "#web/platform/api/papers/fetch-bytes.ts";

/** Pixels; sharp across a page without making the file heavy. */
const maxSide = 1400;

const fetchPhoto = async (address: string, signal: AbortSignal): Promise<Photo> => {
  const bytes = await fetchBytes(address, signal);
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]), {
    imageOrientation: "from-image",
  });
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    const blob = await drawJpeg(bitmap, scale, 0.85);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale].map(Math.round);
    return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: width ?? 1, height: height ?? 1 };
  } finally {
    bitmap.close();
  }
};

const takeSteps = (of: number, { signal, onProgress }: Making) => {
  let done = 0;
  onProgress({ done, of });
  return async <T>(step: Promise<T>): Promise<T> => {
    const result = await step;
    done += 1;
    if (!signal.aborted) onProgress({ done, of });
    return result;
  };
};

const issueNow = (): Issue => ({
  at: new Date().toISOString(),
  language: shownLanguage(),
  origin: location.origin,
});

const pdf = (name: string, bytes: ArrayBuffer): PaperFile => ({
  name: `${name}.pdf`,
  file: new Blob([bytes], { type: "application/pdf" }),
});

const photoOf = async (address: string | undefined, signal: AbortSignal): Promise<Photo | undefined> =>
  address === undefined ? undefined : fetchPhoto(address, signal);

const makeCertificate = async (bikeId: string, making: Making): Promise<PaperFile> => {
  const step = takeSteps(3, making);
  const { signal } = making;
  const [fonts, bike, history] = await Promise.all([
    step(fetchFonts(signal)),
    step(readBike(bikeId, making)),
    readHistory(bikeId, making),
  ]);
  const photo = await step(photoOf(bike.photoUrl, signal));
  const { certificate: name } = i18next.t(($) => $.papers.files, { returnObjects: true });
  return pdf(`${name}-${bike.frameNumber}`, certificate(fonts, { bike, history, photo, issue: issueNow() }));
};

/** Thrown if the bike was recovered meanwhile, so that there is nothing to make. */
class NotStolen extends Error {
  override name = "NotStolen";
}

const makeInsurance = async (bikeId: string, making: Making): Promise<PaperFile> => {
  const step = takeSteps(4, making);
  const { signal } = making;
  const [fonts, bike, history, theft] = await Promise.all([
    step(fetchFonts(signal)),
    step(readBike(bikeId, making)),
    readHistory(bikeId, making),
    readOpenTheft(bikeId, making),
  ]);
  if (theft === undefined) throw new NotStolen();
  const [photo, receipt] = await Promise.all([
    step(photoOf(bike.photoUrl, signal)),
    step(photoOf(bike.receiptUrl, signal)),
  ]);
  const { insurance: name } = i18next.t(($) => $.papers.files, { returnObjects: true });
  const paper = { bike, history, theft, photo, receipt, issue: issueNow() };
  return pdf(`${name}-${bike.frameNumber}`, insurancePack(fonts, paper));
};

const makePoster = async (bikeId: string, making: Making): Promise<PaperFile> => {
  const step = takeSteps(3, making);
  const { signal } = making;
  const [fonts, bike, theft] = await Promise.all([
    step(fetchFonts(signal)),
    step(readBike(bikeId, making)),
    readOpenTheft(bikeId, making),
  ]);
  if (theft === undefined) throw new NotStolen();
  const photo = await step(photoOf(bike.photoUrl, signal));
  const { poster: name } = i18next.t(($) => $.papers.files, { returnObjects: true });
  return pdf(`${name}-${bike.frameNumber}`, poster(fonts, { bike, theft, photo, issue: issueNow() }));
};

const makeAll = async (making: Making): Promise<PaperFile> => {
  const { signal } = making;
  const [fonts, { bikes, ownerName }] = await Promise.all([fetchFonts(signal), readAll(making)]);
  const step = takeSteps(bikes.length, making);
  const listed = [];
  // One at a time, so that a phone does not hold all pictures in memory.
  for (const bike of bikes) listed.push({ bike, photo: await step(photoOf(bike.photoUrl, signal)) });
  const { all: name } = i18next.t(($) => $.papers.files, { returnObjects: true });
  return pdf(name, allBikes(fonts, { bikes: listed, owner: ownerName, issue: issueNow() }));
};

/** Leaves out picture links, which expire after five minutes. */
const makeData = async (making: Making): Promise<PaperFile> => {
  const { bikes, ...rest } = await readAll(making);
  const withoutPictures = bikes.map(({ photoUrl: _photo, receiptUrl: _receipt, ...bike }) => bike);
  const json = JSON.stringify({ ...rest, bikes: withoutPictures }, undefined, 2);
  const { all: name } = i18next.t(($) => $.papers.files, { returnObjects: true });
  return { name: `${name}.json`, file: new Blob([json], { type: "application/json" }) };
};

/** Makes a file in the browser. The caller loads the texts first. */
export const makePaper = (wish: PaperWish, making: Making): Promise<PaperFile> => {
  switch (wish.kind) {
    case "certificate":
      return makeCertificate(wish.bikeId, making);
    case "insurance":
      return makeInsurance(wish.bikeId, making);
    case "poster":
      return makePoster(wish.bikeId, making);
    case "all":
      return makeAll(making);
    case "data":
      return makeData(making);
  }
};
