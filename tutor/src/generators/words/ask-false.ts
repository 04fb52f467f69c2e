import type { Exercise } from '../exercise.ts'
import { askWord, type Wrong } from './ask-word.ts'

type Shown = { text: string; why: string }

type Sentences = {
  reasoning: string
  /** Three sentences, of which the one at `at` is wrong. */
  shown: readonly Shown[]
  at: number
  /** The wrong one, put right. */
  right: string
  hint: string
  rule: string
  begin: string
}

/** Which of three sentences is wrong: what is said of each is why it is right, of the wrong one what it needs. */
export const askFalse = ({ shown, at, right, ...said }: Sentences): Exercise =>
  askWord({
    ...said,
    level: 2,
    statement: `Une seule de ces phrases est fausse. Laquelle ? ${shown.map(({ text }, i) => `(${i + 1}) ${text}`).join(' ')} Répondez par « la phrase 1 » (ou 2, ou 3).`,
    answer: `la phrase ${at + 1}`,
    accepted: [`${at + 1}`, `phrase ${at + 1}`],
    wrong: shown.flatMap(({ why }, i): Wrong[] =>
      i === at ? [] : [[`la phrase ${i + 1}`, `Elle est juste : ${why}.`]],
    ),
    steps: [`Dans la phrase ${at + 1}, ${shown[at]?.why ?? ''}.`, `« ${right} »`],
  })
