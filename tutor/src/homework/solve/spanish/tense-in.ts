import type { Tense } from './verb-forms.ts'

const TENSES: [RegExp, Tense][] = [
  [/estar ?\+ ?gerundi|gerundi|forme progressive|presente continuo/, 'progressive'],
  [/ir a ?\+? ?infinitiv|futur(?:o)? pro(?:ximo|che)|ir a\b/, 'nearFuture'],
  [/preterito perfecto(?! simple)|passe compose|perfecto compuesto/, 'perfect'],
  [
    /preterito indefinido|indefinido|passe simple|perfecto simple|\bpreterit[oe]?\b(?! (?:perfecto|imperfecto))/,
    'preterite',
  ],
  [/imperfecto|imparfait/, 'imperfect'],
  [/condicional|conditionnel/, 'conditional'],
  [/\bfuturo?\b(?! pro(?:ximo|che))/, 'future'],
  [/\bpresente?\b(?! (?:continuo|de subj|du subj))/, 'present'],
]

/** The only tense that a folded instruction names, in Spanish or French. */
export const spanishTenseIn = (head: string): Tense | undefined => {
  const found = TENSES.filter(([pattern]) => pattern.test(head)).map(([, tense]) => tense)
  const plain = found.filter(tense => !(tense === 'present' && found.includes('progressive')))
  return plain.length === 1 ? plain[0] : undefined
}
