import { deflateSync } from "node:zlib";

/** Operators of each page, and what the document is called. */
export type Pages = {
  readonly pages: readonly string[];
  readonly title: string;
  readonly language: string;
  readonly width: number;
  readonly height: number;
};

const latin1 = (text: string): Buffer => Buffer.from(text, "latin1");

/** Any text, as PDF takes it: UTF-16 in hexadecimal. */
const hexText = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("")}>`;

const stream = (operators: string): Buffer => {
  const packed = deflateSync(latin1(operators));
  return Buffer.concat([
    latin1(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    latin1("\nendstream"),
  ]);
};

const font = (name: string): Buffer =>
  latin1(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);

/** Objects from 1 on: catalog, pages, both fonts, what it is called, and two for each page. */
const objectsOf = ({ pages, title, language, width, height }: Pages): Buffer[] => {
  const before = 5;
  const numbers = pages.map((_, at) => before + 1 + 2 * at);
  const shared = `/Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>`;
  return [
    latin1(
      `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    ),
    latin1(
      `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((each) => `${each} 0 R`).join(" ")}] >>`,
    ),
    font("Helvetica"),
    font("Helvetica-Bold"),
    latin1(`<< /Title ${hexText(title)} /Producer (Cykelregistret) >>`),
    ...pages.flatMap((operators, at) => [
      latin1(`<< /Type /Page ${shared} /Contents ${(numbers[at] ?? 0) + 1} 0 R >>`),
      stream(operators),
    ]),
  ];
};

/** A document of pages that hold nothing but text. */
export const pdfFile = (pages: Pages): Uint8Array => {
  const parts = [latin1("%PDF-1.7\n%\u00e5\u00e4\u00f6\u00fc\n")];
  let at = parts[0]?.length ?? 0;
  const places: number[] = [];
  const add = (bytes: Buffer): void => {
    parts.push(bytes);
    at += bytes.length;
  };
  for (const [place, object] of objectsOf(pages).entries()) {
    places.push(at);
    add(Buffer.concat([latin1(`${place + 1} 0 obj\n`), object, latin1("\nendobj\n")]));
  }
  const start = at;
  const rows = places.map((each) => `${String(each).padStart(10, "0")} 00000 n \n`).join("");
  const count = places.length + 1;
  add(latin1(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`));
  add(latin1(`trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
};
