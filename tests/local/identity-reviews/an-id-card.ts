import sharp from "sharp";

type Holder = { readonly surname: string; readonly givenNames: string; readonly personalNumber: string };

const label = (y: number, text: string): string =>
  `<text x="380" y="${y}" font-size="24" fill="#4a5a66">${text}</text>`;
const value = (y: number, text: string): string =>
  `<text x="380" y="${y}" font-size="44" font-weight="700" fill="#10202b">${text}</text>`;

/** Makes a photo of an identity card with a location in its metadata, as a phone does. */
export const anIdCard = ({ surname, givenNames, personalNumber }: Holder): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="760" font-family="DejaVu Sans, Arial, sans-serif">
    <rect width="1200" height="760" rx="40" fill="#dfe9ef"/>
    <text x="60" y="90" font-size="40" font-weight="700" fill="#10202b">IDENTITETSKORT SVERIGE</text>
    <rect x="60" y="160" width="260" height="340" fill="#9fb2bf"/>
    <circle cx="190" cy="290" r="80" fill="#6c8291"/>
    ${label(190, "Efternamn / Surname")}${value(245, surname)}
    ${label(320, "Förnamn / Given names")}${value(375, givenNames)}
    ${label(450, "Personnummer / Personal no.")}${value(505, personalNumber)}
    ${label(580, "Giltigt till / Date of expiry")}${value(635, "2031-05-12")}
  </svg>`;
  const exif = { IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 20/1 0/1" } };
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).withExif(exif).toBuffer();
};
