import { townBikes } from "#local/seed/town-bikes.ts";
import { uuidOf } from "#local/template/short-id.ts";
console.log(townBikes.map((b) => uuidOf(`code of ${b.frameNumber}`)).join(" "));
