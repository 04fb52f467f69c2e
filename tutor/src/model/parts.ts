import { z } from 'zod'

/** What a model is asked for, a part of a pack at a time: shallow, without defaults, small enough for small models. */
const Line = z.string().trim().min(2).max(400)
const Paragraph = z.string().trim().min(20).max(2500)

const unlike = (texts: readonly string[]) => new Set(texts.map(text => text.toLowerCase())).size === texts.length

export const PARTS = {
  course: z.object({
    intro: Paragraph.describe('deux phrases qui disent à quoi sert la leçon'),
    keyPoints: z.array(Line).min(3).max(6).describe('ce qu’il faut retenir, une phrase chacun'),
    sections: z
      .array(z.object({ title: Line, body: Paragraph.describe('markdown, formules entre dollars') }))
      .min(2)
      .max(4),
    terms: z
      .array(z.object({ term: Line, definition: Line, example: Line }))
      .min(6)
      .max(10)
      .refine(terms => unlike(terms.map(({ term }) => term)), 'the same term twice'),
  }),
  checks: z.object({
    facts: z
      .array(z.object({ statement: Line, truth: z.boolean(), correction: Line, why: Line }))
      .min(6)
      .max(10)
      .refine(
        facts => facts.some(fact => fact.truth) && facts.some(fact => !fact.truth),
        'true and false ones are needed',
      ),
    mcqs: z
      .array(
        z.object({
          stem: Line,
          options: z
            .array(z.object({ text: Line.or(z.string().trim().min(1)), correct: z.boolean(), feedback: Line }))
            .min(3)
            .max(5)
            .refine(options => options.some(option => option.correct), 'no correct option')
            .refine(options => options.some(option => !option.correct), 'every option is correct')
            .refine(options => unlike(options.map(({ text }) => text)), 'the same option twice'),
          why: Line,
        }),
      )
      .min(4)
      .max(8),
  }),
  practice: z.object({
    cloze: z
      .array(
        Line.regex(/\{\{[^{}]{1,60}\}\}/, 'the hidden word is written {{word}}').describe('phrase avec {{mot caché}}'),
      )
      .min(4)
      .max(8),
    questions: z
      .array(
        z.object({
          question: Line,
          criteria: z.array(Line).min(2).max(5).describe('ce qu’une bonne réponse contient'),
          modelAnswer: Paragraph,
          steps: z.array(Line).min(1).max(6),
          hint: Line,
        }),
      )
      .min(4)
      .max(6),
  }),
  order: z.object({
    sequence: z.object({
      title: Line,
      steps: z
        .array(Line)
        .min(4)
        .max(7)
        .refine(unlike, 'the same step twice')
        .describe('dans le bon ordre, un seul ordre possible'),
    }),
    category: z.object({
      title: Line,
      groups: z
        .array(z.object({ label: Line, items: z.array(Line).min(2).max(5) }))
        .min(2)
        .max(3)
        .refine(groups => unlike(groups.flatMap(group => group.items)), 'one item in two groups'),
    }),
    text: z.object({
      title: Line,
      body: z.string().trim().min(250).max(2500).describe('texte à lire, écrit pour la leçon'),
    }),
  }),
} satisfies Record<string, z.ZodType>

export type PartName = keyof typeof PARTS
export type Parts = { [Name in PartName]?: z.output<(typeof PARTS)[Name]> }
export const PART_NAMES = Object.keys(PARTS) as PartName[]
