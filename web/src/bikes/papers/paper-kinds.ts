type BikePaperKind = "certificate" | "insurance" | "poster";

export type PaperWish =
  | { readonly kind: BikePaperKind; readonly bikeId: string }
  | { readonly kind: "all" | "data" };

export type Progress = { readonly done: number; readonly of: number };
export type Making = { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void };
export type PaperFile = { readonly name: string; readonly file: Blob };
