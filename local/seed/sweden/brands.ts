import { BikeType } from "#contract/bikes/bike-types.ts";
import { type Weighted, zipf } from "./random.ts";

type Model = { readonly name: string; readonly type: BikeType };

/** In `frame`, 9 stands for a digit and A for a letter; a maker's prefix before a space stays as it is. */
export type Brand = { readonly name: string; readonly frame: string; readonly drawModel: Weighted<Model> };

/** Brands in Sweden by frequency: brand, format of the frame number, and models with their type. */
const lines = `
  Crescent | CRS 9999999A | Femga dam, Starren herr, Elora elcykel, Elina dam, Ella dam, Salto herr, Tora barn, Holma hybrid
  Monark | MON 9999999 | Karin dam, Sture herr, Delta elcykel, Truck lådcykel, Nova dam, Älvan barn
  Trek | WTU 9999999A | FX 3 Disc hybrid, Marlin 7 mtb, Domane AL 3 landsväg, Verve 2 hybrid, Checkpoint ALR 5 gravel, Rail 5 elcykel
  Specialized | WSBC 999999999A | Sirrus X 2.0 hybrid, Diverge E5 gravel, Rockhopper mtb, Allez landsväg, Turbo Vado elcykel, Riprock barn
  Skeppshult | SKP 9999999 | Natur dam, V dam, Z herr, Smile dam, Elegance elcykel, Pop dam
  Cube | WC 99999999A | Nature Pro hybrid, Touring Hybrid One 500 elcykel, Aim mtb, Attain landsväg, Nuroad gravel, Acid barn
  Kronan | KRO 9999999 | Militär herr, Dam 7vxl dam, Brevbärare herr, Sport hybrid
  Giant | K 99E9999999 | Escape 2 hybrid, Revolt 1 gravel, Talon mtb, Defy landsväg, Explore elcykel
  Scott | JSC 99999999 | Sub Cross 40 hybrid, Aspect mtb, Addict landsväg, Speedster gravel, Scale barn
  Merida | WE 9999999A | Big Nine 100 mtb, Scultura landsväg, Silex gravel, Crossway hybrid, Matts barn
  Bianchi | WBI 9999999A | Via Nirone 7 landsväg, Oltre landsväg, Impulso gravel, Spillo dam
  Canyon | M 99A9999999 | Grizl 6 gravel, Endurace landsväg, Neuron mtb, Roadlite hybrid, Precede elcykel
  Ecoride | ECO 9999999A | Ambassador elcykel, Flexer elcykel, Cargo lådcykel
  Nishiki | NSH 9999999 | Touring hybrid, Pro landsväg, Pueblo mtb, Racer landsväg
  Yosemite | YOS 9999999 | Råå herr, Höllviken dam, Torekov elcykel
  Sjösala | SJO 9999999 | Gök dam, Orion herr, Ängsull dam
  DBS | DBS 9999999 | Oslo dam, Kilimanjaro mtb, Flåm herr
  Cannondale | CN 99999999A | Trail 5 mtb, Synapse landsväg, Topstone gravel, Quick hybrid
  Orbea | OR 99999999A | Vector hybrid, Terra gravel, Onna mtb, Avant landsväg
  Kona | KN 9999999A | Dew hybrid, Rove gravel, Honzo mtb
  Walleräng | WAL 9999999 | M.01 elcykel, Tjorven lådcykel
  Pelago | PEL 9999999 | Brooklyn dam, Bristol herr, Hanko gravel
  Batavus | BA 99999999A | Dinsdag dam, Quip herr, Finez elcykel
  Gazelle | GZ 99999999 | Orange dam, Ultimate elcykel, Esprit herr
  Riese & Müller | RM 99999999 | Load lådcykel, Nevo elcykel, Charger elcykel
  Babboe | BAB 9999999 | City lådcykel, Curve lådcykel, Mini lådcykel
  Christiania | CHR 9999999 | Light lådcykel, Classic lådcykel
  VanMoof | ASY 9999999A | S3 elcykel, X3 elcykel
  Brompton | 9999999999 | C Line hybrid, P Line hybrid, Electric elcykel
  Woom | WOM 9999999 | 4 barn, 5 barn, 2 barn
  Puky | PUK 9999999 | Skyride barn, Cyke barn
  Santa Cruz | SC 99999999A | Hightower mtb, Bronson mtb, Stigmata gravel
  Wethepeople | WTP 9999999 | Arcade bmx, Nova bmx
  GT | GT 99999999A | Performer bmx, Avalanche mtb, Grade gravel
  Haro | HR 99999999A | Boulevard bmx, Downtown bmx
  Bergamont | BG 99999999A | Horizon hybrid, Revox mtb, Cargoville lådcykel
  Focus | FC 99999999A | Atlas gravel, Whistler mtb, Planet elcykel
  Rose | RS 99999999A | Backroad gravel, Pro SL landsväg
  Urban Arrow | UA 99999999 | Family lådcykel, Shorty lådcykel
  Tern | TR 99999999A | GSD lådcykel, Link hybrid
  Rex | REX 9999999 | Åkare herr, Ljusnan dam
  Husqvarna | HVA 9999999 | Light Cross elcykel, Novolette dam
  Itera | ITE 9999999 | Plast herr
  Hermes | HER 9999999 | Sörmland dam, Västgöte herr
  Egen bygd | 9999999999 | Fixie herr, Ombyggd hybrid
`;

const modelOf = (text: string): Model => {
  const [, name = "", type] = /^(.+) (\S+)$/.exec(text.trim()) ?? [];
  return { name, type: BikeType.parse(type) };
};

export const brands: readonly Brand[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", frame = "", models = ""] = line.split("|").map((part) => part.trim());
    return { name, frame, drawModel: zipf(models.split(",").map(modelOf)) };
  });

export const drawBrand = zipf(brands);
