import { grade } from '../grade/index.ts'
import { withHalfOfOpposites } from '../grade/text/hidden-opposites.ts'
import type { Pack } from '../pack.ts'
import { attacks } from './attacks.ts'
import { paraphrases } from './paraphrases.ts'
import { listTextQuestions, type TextQuestion } from './text-question.ts'

type Verdict = ReturnType<typeof grade>['verdict']
/** One answer that was made from a question, and what the grader made of it. */
export type Tried = {
  pack: string
  question: string
  kind: string
  isAttack: boolean
  answer: string
  verdict: Verdict
  asks: boolean
  milliseconds: number
}

const HIDES = 'hidden opposite'

function* tryKinds(one: TextQuestion, kinds: typeof attacks, isAttack: boolean): Generator<Tried> {
  for (const [kind, make] of Object.entries(kinds))
    for (const answer of make(one)) {
      const run = () => grade(one.expected, answer, { question: one.question })
      const before = performance.now()
      const { verdict, ask } = kind === HIDES ? withHalfOfOpposites(run) : run()
      const milliseconds = performance.now() - before
      const asks = ask !== undefined
      yield { pack: one.pack.id, question: one.id, kind, isAttack, answer, verdict, asks, milliseconds }
    }
}

/** Attacks every text question of some packs and paraphrases its model answer; `all` gives the answers of other chapters. */
export function* tryTextQuestions(packs: readonly Pack[], all: readonly Pack[]): Generator<Tried> {
  for (const one of listTextQuestions(packs, all)) {
    yield* tryKinds(one, paraphrases, false)
    yield* tryKinds(one, attacks, true)
  }
}
