import { z } from 'zod'

const KINDS = ['answer', 'calculation', 'unknown', 'refusal', 'help'] as const

const Gold = z.object({
  /** The kinds that a teacher would accept. */
  kind: z.array(z.enum(KINDS)).min(1),
  /** Each group has to be met by one of its patterns, in what `plain` makes of the answer. */
  must: z.array(z.array(z.string()).min(1)),
  /** A pattern that makes the answer misleading. */
  mustNot: z.array(z.string()),
  note: z.string().optional(),
})

/** Labelled questions; `ask` reads the same file and sees no label. */
export const LabelledQuestions = z.object({
  questions: z.array(
    z.object({ id: z.string(), pack: z.string(), question: z.string(), intent: z.string(), gold: Gold }),
  ),
})
export type LabelledQuestion = z.infer<typeof LabelledQuestions>['questions'][number]

/** What `npm run tutor -- ask --cases FILE` prints. */
export const Answers = z.object({
  answers: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(KINDS),
      text: z.string(),
      examples: z.array(z.string()),
      source: z.unknown(),
    }),
  ),
})
export type Answer = z.infer<typeof Answers>['answers'][number]

export type Judgement = 'useful' | 'misleading' | 'silent'

const LATEX: [RegExp, string][] = [
  [/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2'],
  [/\\sqrt\{([^{}]*)\}/g, '√$1'],
  [/\\(?:mathrm|text)\{([^{}]*)\}/g, '$1'],
  [/\{,\}/g, ','],
  [/\\times|\\cdot/g, '×'],
  [/\\div/g, '÷'],
  [/\\(?:left|right)(?![a-z])/g, ''],
  [/\\lt(?![a-z])/g, '<'],
  [/\\gt(?![a-z])/g, '>'],
  [/\\omega/gi, 'ω'],
  [/\\leqslant|\\leq?/g, '≤'],
  [/\\neq/g, '≠'],
  [/\\approx/g, '≈'],
  [/\\[,;: ]/g, ' '],
  [/\^\{?2\}?(?!\d)/g, '²'],
  [/\^\{?3\}?(?!\d)/g, '³'],
]

/** Text without accents, capitals, markdown or LaTeX: thousands closed up, every minus a hyphen. */
export const plain = (text: string): string =>
  LATEX.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[*$_`]/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/[−–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .toLowerCase()

const isSilence = ({ kind }: Answer) => kind === 'unknown' || kind === 'refusal' || kind === 'help'

/** What a teacher would say of an answer: useful, misleading, or nothing that helps and nothing that harms. */
export function judgeAnswer({ gold }: LabelledQuestion, answer: Answer): Judgement {
  const source = typeof answer.source === 'string' ? answer.source : JSON.stringify(answer.source ?? '')
  const said = plain([answer.text, ...answer.examples, source].join('\n'))
  const matches = (pattern: string) => new RegExp(pattern, 'iu').test(said)
  if (gold.mustNot.some(matches)) return 'misleading'
  const isAccepted = gold.kind.includes(answer.kind)
  if (isAccepted && (answer.kind === 'unknown' || gold.must.every(group => group.some(matches)))) return 'useful'
  return isSilence(answer) ? 'silent' : 'misleading'
}
