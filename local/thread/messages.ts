export type FromThread<Question> =
  | { readonly kind: "ready"; readonly said: string }
  | { readonly kind: "word"; readonly word: Question }
  | { readonly kind: "question"; readonly id: number; readonly question: Question };

export type ToThread<Answer> =
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answer }
  | { readonly kind: "close" };
