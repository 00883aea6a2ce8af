import { identityReviewRoutes } from "#contract/people/identity-reviews.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

import type { Resident } from "./resident.ts";
import type { Town } from "./town.ts";
import { uploadOf } from "./upload.ts";

const line = (y: number, label: string, text: string): string =>
  `<text x="380" y="${y}" font-size="24" fill="#4a5a66">${label}</text>
   <text x="380" y="${y + 55}" font-size="44" font-weight="700" fill="#10202b">${text}</text>`;

const drawIdCard = ({ name, personalNumber }: Resident): string => {
  const [givenName = "", ...surnames] = name.toUpperCase().split(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="760" font-family="DejaVu Sans, Arial, sans-serif">
    <rect width="1200" height="760" rx="40" fill="#e6e4da"/>
    <text x="60" y="90" font-size="40" font-weight="700" fill="#10202b">IDENTITETSKORT SVERIGE</text>
    <rect x="60" y="160" width="260" height="340" fill="#a9b3a4"/><circle cx="190" cy="300" r="85" fill="#77826f"/>
    ${line(190, "Efternamn / Surname", surnames.join(" "))}
    ${line(320, "Förnamn / Given names", givenName)}
    ${line(450, "Personnummer / Personal no.", personalNumber)}
  </svg>`;
};

/** Returns the review id. */
export const showIdCard = async (town: Town, resident: Resident): Promise<string> => {
  const { caller: as } = resident;
  const upload = uploadOf(as.userId, "id-card", resident.personalNumber, town.now());
  await town.pictures.keep(upload, drawIdCard(resident));
  await town.table.transact([put(keys.upload(upload.id), "upload", upload)]);
  return (await town.call(identityReviewRoutes.requestIdentityReview, { as, body: { uploadId: upload.id } }))
    .id;
};
