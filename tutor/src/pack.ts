import { Expected } from '@ariane/activities/api'
import { SCHOOL_GRADES, SUBJECTS } from '@ariane/shared/catalogue'
import { z } from 'zod'
import { Again, Confusion, findAnswerFlaws, Reason } from './answers.ts'
import { QuestionClaims } from './claims.ts'
import { findFigureQuestionFlaws, Legend, PictureSequence, ZoneQuestion } from './figures/figure-questions.ts'
import { findFigureReferenceFlaws } from './figures/references.ts'
import { Figure } from './figures/schema.ts'
import { findFigureTaskFlaws } from './figures/tasks/find-task-flaws.ts'
import { ImageDrawing, PointPlacing, ValueReading } from './figures/tasks/schema.ts'
import { findNotionFlaws, Notions } from './notions.ts'
import { NumberLine } from './number-line.ts'

const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
/** Markdown; inline maths between single dollars. */
const Markdown = z.string().min(1).max(4000)
/** One line of text; inline maths between single dollars. */
const Line = z.string().min(1).max(400)
const Difficulty = z.int().min(1).max(3).default(1)
/** The figure of the pack that is shown with an item. */
const FigureId = Slug.optional()

const Question = z.object({
  id: Slug,
  question: Markdown,
  expected: Expected,
  modelAnswer: Markdown,
  steps: z.array(Markdown).min(1),
  hint: Line,
  course: Markdown,
  minutes: z.int().min(1).max(30),
  difficulty: Difficulty,
  mode: z.enum(['short', 'open', 'essay', 'creative', 'oral', 'analysis']).default('short'),
  figure: FigureId,
})

const Mcq = z.object({
  id: Slug,
  stem: Markdown,
  options: z
    .array(z.object({ text: Line, correct: z.boolean(), feedback: Line.optional() }))
    .min(3)
    .max(6),
  why: Line,
  difficulty: Difficulty,
  figure: FigureId,
})

/** A knowledge pack: everything Ariane knows about one sub-chapter. */
export const Pack = z
  .strictObject({
    /** Equals the id of the sub-chapter (or of a chapter without sub-chapters) in the curriculum. */
    id: Slug,
    version: z.int().positive(),
    subject: z.enum(SUBJECTS),
    grade: z.enum(SCHOOL_GRADES),
    chapter: Line,
    subChapter: Line.optional(),
    /** The language that is learnt: of the terms, texts and cloze of a language pack. */
    lang: z.enum(['fr', 'en', 'es', 'de']).default('fr'),
    programme: Line,
    licence: z.literal('CC-BY-SA-4.0'),
    /** Readings made by somebody other than the author; 'teacher' lifts the notice 'non relu par un enseignant'. */
    checks: z
      .array(
        z.object({
          kind: z.enum(['independent-reading', 'programme-reading', 'teacher']),
          on: z.iso.date(),
          /** What the reader looked up, in a few words; readings are by role, never by name. */
          verified: Line.optional(),
          /** The pages that were open meanwhile. */
          sources: z.array(z.url()).min(1).optional(),
        }),
      )
      .default([]),
    keywords: z.array(z.string().min(1)).min(5),
    summary: z.object({
      intro: Markdown,
      keyPoints: z.array(Line).min(3),
      sections: z.array(z.object({ id: Slug, title: Line, body: Markdown, figure: FigureId })).min(2),
    }),
    /** What results, reviews and remediation refer to: every item stands under one. */
    notions: Notions.optional(),
    terms: z
      .array(
        z.object({
          id: Slug,
          term: Line,
          definition: Line,
          example: Line.optional(),
          synonyms: z.array(Line).default([]),
          translation: Line.optional(),
          figure: FigureId,
        }),
      )
      .min(6),
    facts: z
      .array(z.object({ id: Slug, statement: Line, truth: z.boolean(), correction: Line.optional(), why: Line }))
      .min(6),
    mcqs: z.array(Mcq).min(4),
    /** Gaps are written {{answer}} or {{answer|also accepted}}. */
    cloze: z.array(z.object({ id: Slug, text: Line })).min(4),
    sequences: z.array(z.object({ id: Slug, title: Line, steps: z.array(Line).min(4).max(8) })).min(1),
    categories: z
      .array(
        z.object({
          id: Slug,
          title: Line,
          groups: z
            .array(z.object({ label: Line, items: z.array(Line).min(2) }))
            .min(2)
            .max(4),
        }),
      )
      .min(1),
    questions: z.array(Question).min(4),
    texts: z
      .array(
        z.object({
          id: Slug,
          title: Line,
          author: Line.optional(),
          source: Line,
          publicDomain: z.boolean(),
          body: z.string().min(200).max(6000),
          /** Words to find; who marks one that is `admitted` is neither wrong nor has to. */
          mark: z
            .object({ instruction: Line, words: z.array(Line).min(2), admitted: z.array(Line).min(1).optional() })
            .optional(),
        }),
      )
      .min(1),
    events: z
      .array(
        z.object({
          id: Slug,
          date: z.string().regex(/^-?\d{1,4}(-\d\d(-\d\d)?)?$/),
          label: Line,
          detail: Line.optional(),
          figure: FigureId,
        }),
      )
      .default([]),
    pairs: z.array(z.object({ id: Slug, title: Line, pairs: z.array(z.tuple([Line, Line])).min(4) })).default([]),
    scales: z
      .array(
        z.object({
          id: Slug,
          title: Line,
          low: Line,
          high: Line,
          items: z.array(z.object({ label: Line, value: z.number() })).min(4),
        }),
      )
      .default([]),
    numberLines: z.array(NumberLine).default([]),
    tables: z
      .array(z.object({ id: Slug, title: Line, columns: z.array(Line).min(2), rows: z.array(z.array(Line)).min(2) }))
      .default([]),
    dictations: z.array(z.object({ id: Slug, text: z.string().min(40).max(800) })).default([]),
    corrections: z.array(z.object({ id: Slug, wrong: Line, right: Line, rule: Line })).default([]),
    translations: z.array(z.object({ id: Slug, source: Line, accepted: z.array(Line).min(1) })).default([]),
    /** Names of exercise generators (generators/) that fit this sub-chapter. */
    generators: z
      .array(z.object({ name: z.string(), params: z.record(z.string(), z.unknown()).default({}) }))
      .default([]),
    /** What the answers to text questions have to say, for the guard of the grader. */
    claims: z.array(QuestionClaims).default([]),
    /** Sections, questions, mcqs, terms and events say which one they show. */
    figures: z.array(Figure).default([]),
    /** Questions that are answered on figures, and processes told in pictures. */
    zones: z.array(ZoneQuestion).default([]),
    legends: z.array(Legend).default([]),
    pictures: z.array(PictureSequence).default([]),
    /** What is answered on a figure with numbers: values to read, points to place, images to draw. */
    valueReadings: z.array(ValueReading).default([]),
    pointPlacings: z.array(PointPlacing).default([]),
    imageDrawings: z.array(ImageDrawing).default([]),
    /** What answers to questions need beside the lesson: second explanations, reasons, usual confusions. */
    again: z.array(Again).default([]),
    reasons: z.array(Reason).default([]),
    confusions: z.array(Confusion).default([]),
  })
  .superRefine((pack, context) => {
    const issue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    pack.mcqs.forEach((mcq, i) => {
      if (!mcq.options.some(option => option.correct)) issue(['mcqs', i], 'no correct option')
      if (new Set(mcq.options.map(option => option.text)).size < mcq.options.length)
        issue(['mcqs', i], 'the same option twice')
    })
    pack.cloze.forEach((cloze, i) => {
      if (!/\{\{[^{}]+\}\}/.test(cloze.text)) issue(['cloze', i], 'no gap')
    })
    pack.facts.forEach((fact, i) => {
      if (!fact.truth && !fact.correction) issue(['facts', i], 'a false fact needs its correction')
    })
    pack.sequences.forEach((sequence, i) => {
      if (new Set(sequence.steps).size < sequence.steps.length) issue(['sequences', i], 'the same step twice')
    })
    pack.tables.forEach((table, i) => {
      if (table.rows.some(row => row.length !== table.columns.length))
        issue(['tables', i], 'a row has another length than the header')
    })
    pack.claims.forEach(({ question, claims }, i) => {
      const asked = pack.questions.find(({ id }) => id === question)
      const ideas = asked?.expected.kind === 'text' ? asked.expected.ideas.length : 0
      if (ideas === 0) issue(['claims', i], `${question} is no text question of the pack`)
      claims.forEach(({ idea, contrastsWith }, j) => {
        if (idea >= ideas) issue(['claims', i, 'claims', j], `${question} has no idea ${idea}`)
        if (contrastsWith !== undefined && contrastsWith >= claims.length)
          issue(['claims', i, 'claims', j], `there is no claim ${contrastsWith}`)
      })
    })
    const claimed = pack.claims.map(({ question }) => question)
    if (new Set(claimed).size < claimed.length) issue(['claims'], 'a question twice')
    const { valueReadings, pointPlacings, imageDrawings } = pack
    const onFigures = [valueReadings, pointPlacings, imageDrawings]
    const parts = [pack.terms, pack.facts, pack.mcqs, pack.cloze, pack.questions, pack.events, ...onFigures]
    for (const part of parts) {
      const ids = part.map(item => item.id)
      if (new Set(ids).size < ids.length) issue([], `the same id twice: ${ids.join(' ')}`)
    }
    for (const flaw of findNotionFlaws(pack)) issue(['notions'], flaw)
    for (const flaw of findFigureReferenceFlaws(pack)) issue(['figures'], flaw)
    for (const flaw of findFigureQuestionFlaws(pack)) issue(['zones'], flaw)
    for (const { part, flaw } of findFigureTaskFlaws(pack)) issue([part], flaw)
    for (const flaw of findAnswerFlaws(pack)) issue(['again'], flaw)
  })
export type Pack = z.infer<typeof Pack>

const SubChapter = z.strictObject({
  id: Slug,
  title: Line,
  /** Chapters that an earlier programme had it in: what somebody kept of it there is still found. */
  formerly: z.array(Slug).default([]),
})

/** One subject's official chapters by grade; `tutor/content/curriculum/<subject>.json`. */
export const Curriculum = z.strictObject({
  subject: z.enum(SUBJECTS),
  grades: z
    .array(
      z.strictObject({
        grade: z.enum(SCHOOL_GRADES),
        /** Name and year of the programme followed, and since which school year it applies. */
        programme: z.strictObject({ title: Line, validFrom: z.string().regex(/^\d{4}$/), source: Line }),
        chapters: z
          .array(z.strictObject({ id: Slug, title: Line, subChapters: z.array(SubChapter).default([]) }))
          .min(1),
      }),
    )
    .length(4),
})
export type Curriculum = z.infer<typeof Curriculum>
