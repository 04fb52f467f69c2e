import type { ActivityResult } from '../result.ts'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { Line } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'
import { findPair } from './pair.ts'

/** Each card that was graded, with the one that was put beside it. */
export function MemoryCorrection({ data, answer, result }: ViewProps<'memory'> & { result: ActivityResult }) {
  const findText = (id: string | undefined) => data.cards.find(card => card.id === id)?.text
  return (
    <ul className="card-list">
      {data.cards
        .filter(({ id }) => result.parts[id])
        .map(({ id, text }) => (
          <li key={id} className={`card back${partClass(result.parts[id])}`}>
            <p className="typed">
              <Line text={text} />
            </p>
            <p>
              <Line text={findText(findPair(answer.pairs, id)?.other) ?? screen.alone} />
            </p>
            <ResultMark part={result.parts[id]} />
          </li>
        ))}
    </ul>
  )
}
