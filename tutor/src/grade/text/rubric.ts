import type { QuestionClaims } from '../../claims.ts'
import type { Pack } from '../../pack.ts'
import { fold } from '../../words.ts'
import type { ExpectedOf } from '../grade.ts'
import { guessAsksFor } from './asks-for.ts'
import { deriveClaims, listConfusions } from './derive-claims.ts'
import { plainText } from './plain-text.ts'
import { type ReadClause, readClauses } from './read-clauses.ts'
import { splitWords, type Word } from './tokens.ts'
import { WordIndex } from './word-index.ts'

type Idea = { label: string; anyOf: readonly string[]; weight: number }

/** A clause of the model answer, with its words to be looked for. */
export type ModelClause = ReadClause & { index: WordIndex }

/** All that the guard knows about a question, read once. */
export type Rubric = {
  ideas: readonly Idea[]
  claims: QuestionClaims
  clauses: readonly ModelClause[]
  modelWords: readonly Word[]
  modelTokens: readonly string[]
  modelText: string
  /** The model answer as it is written. */
  model: string
  question: string
  /** Words of the rubric and of the model answer; those of the question. */
  own: WordIndex
  asked: WordIndex
  askedWords: readonly Word[]
  /** Words of the chapter: an answer with some of them is not off the subject. */
  isOfChapter: (word: Word) => boolean
  /** What the pack calls false, and the model answers of its other questions. */
  wrong: readonly WordIndex[]
  siblings: readonly WordIndex[]
  /** `own other`: words that the pack's false facts exchange. */
  confusions: readonly (readonly [string, string])[]
  contradictions: readonly string[]
  misconceptions: readonly { match: string; feedback: string }[]
  /** Rules that doubt the model answer, so that they say nothing here. */
  trusts: Set<string>
}

export type Material = {
  expected: ExpectedOf<'text'>
  question: string
  model: string
  pack?: Pack | undefined
  claims?: QuestionClaims | undefined
}

export const wordTokens = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? []

const withWeight = ({
  label,
  anyOf,
  weight = 1,
}: {
  label: string
  anyOf: readonly string[]
  weight?: number | undefined
}): Idea => ({
  label,
  anyOf,
  weight,
})

const readClaims = ({ expected, question, model, pack }: Material): QuestionClaims =>
  model === ''
    ? { question: '', asksFor: guessAsksFor(question), derived: 'rule', claims: [] }
    : deriveClaims({ question, model, ideas: expected.ideas }, pack?.facts)

const chapters = new WeakMap<Pack, ReadonlySet<string>>()
const chapterStems = (pack: Pack): ReadonlySet<string> => {
  const known = chapters.get(pack)
  if (known) return known
  const stems = new Set(chapterTexts(pack).flatMap(text => splitWords(text).map(({ stem }) => stem)))
  chapters.set(pack, stems)
  return stems
}

const chapterTexts = (pack: Pack): string[] => [
  ...pack.keywords,
  ...pack.terms.flatMap(({ term, definition }) => [term, definition]),
  ...pack.facts.flatMap(({ statement, correction = '' }) => [statement, correction]),
  pack.summary.intro,
  ...pack.summary.keyPoints,
  ...pack.summary.sections.map(({ body }) => body),
  ...pack.texts.map(({ body }) => body),
]

/** Reads what a question expects, with what its pack tells beside. */
export const readRubric = (material: Material): Rubric => {
  const { expected, question, pack } = material
  const model = plainText(material.model)
  const ideas = expected.ideas.map(withWeight)
  const claims = material.claims ?? readClaims(material)
  const others = (pack?.questions ?? []).filter(one => one.expected.kind === 'text' && one.question !== question)
  const claimTexts = claims.claims.flatMap(({ subject, relation, object }) => [...subject, relation, ...object])
  const askedWords = splitWords(question)
  return {
    ideas,
    claims,
    clauses: readClauses(model).map(clause => ({ ...clause, index: new WordIndex(clause.words) })),
    modelWords: splitWords(model),
    modelTokens: wordTokens(model),
    modelText: fold(model),
    model,
    question,
    own: new WordIndex(
      [model, ...ideas.flatMap(({ label, anyOf }) => [label, ...anyOf]), ...claimTexts].flatMap(text =>
        splitWords(text),
      ),
    ),
    asked: new WordIndex(askedWords),
    askedWords,
    isOfChapter: ({ stem }) => pack !== undefined && chapterStems(pack).has(stem),
    wrong: (pack?.facts ?? [])
      .filter(({ truth }) => !truth)
      .map(({ statement }) => new WordIndex(splitWords(statement))),
    siblings: others.map(one => new WordIndex(splitWords(plainText(one.modelAnswer)))),
    confusions: listConfusions(pack?.facts ?? []),
    contradictions: expected.contradictions ?? [],
    misconceptions: expected.misconceptions ?? [],
    trusts: new Set(claims.trusts ?? []),
  }
}
