/**
 * The register as an experienced developer would lay it out: plain columns for what a card shows, the spelling that counts beside them, b-trees that hold a filter with the order of the page, trigrams for numbers and a text index that knows no accents.
 * Only what the public may see is there, so that no query has to look at a bike to leave it out.
 */
export const schema = `
  CREATE EXTENSION pg_trgm;
  CREATE EXTENSION unaccent;
  CREATE TEXT SEARCH CONFIGURATION register (COPY = simple);
  ALTER TEXT SEARCH CONFIGURATION register
    ALTER MAPPING FOR hword, hword_part, word, asciiword, numword WITH unaccent, simple;
  CREATE TABLE bikes (
    id text PRIMARY KEY,
    frame_number text NOT NULL,
    frame_fold text NOT NULL,
    brand text, model text, color text, type text, city text, name text, description text,
    brand_term text, model_term text, color_term text, type_term text, city_term text,
    photo_upload_id text,
    stolen boolean NOT NULL,
    stolen_since date,
    stolen_place text,
    registered_at timestamptz NOT NULL,
    words tsvector GENERATED ALWAYS AS (to_tsvector('register',
      coalesce(brand, '') || ' ' || coalesce(model, '') || ' ' || coalesce(color, '') || ' ' ||
      coalesce(type, '') || ' ' || coalesce(city, '') || ' ' || coalesce(name, '') || ' ' ||
      coalesce(description, ''))) STORED
  );
`;

const newest = "registered_at DESC, id DESC";

const filtered = [
  "brand_term",
  "model_term",
  "color_term",
  "city_term",
  "type_term",
  "brand_term, color_term",
  "brand_term, city_term",
  "brand_term, type_term",
  "color_term, city_term",
  "city_term, type_term",
  "color_term, type_term",
  "brand_term, color_term, city_term",
];

/** Made after loading, as one does. */
export const indexes = [
  "CREATE UNIQUE INDEX ON bikes (frame_number text_pattern_ops)",
  "CREATE INDEX ON bikes USING gin (frame_fold gin_trgm_ops)",
  "CREATE INDEX ON bikes USING gin (words)",
  `CREATE INDEX ON bikes (${newest})`,
  ...filtered.map((columns) => `CREATE INDEX ON bikes (${columns}, ${newest})`),
  ...["", "brand_term, ", "city_term, "].map(
    (columns) => `CREATE INDEX ON bikes (${columns}${newest}) WHERE stolen`,
  ),
  "VACUUM (ANALYZE) bikes",
];
