import type { ActivityResult } from '@ariane/shared/contracts/activities'
import { placing } from '../../messages-placing.ts'
import { pairOf } from '../answers-placing.ts'
import { Line } from '../rich-text.tsx'
import type { EngineProps } from './engine.tsx'
import { Mark, partClass } from './mark.tsx'

/** Each card that has a judgement, with the one that was put beside it. */
export function MemoryCorrection({ data, answer, result }: EngineProps<'memory'> & { result: ActivityResult }) {
  const textOf = (id: string | undefined) => data.cards.find(card => card.id === id)?.text
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
              <Line text={textOf(pairOf(answer.pairs, id)?.other) ?? placing.memory.alone} />
            </p>
            <Mark part={result.parts[id]} />
          </li>
        ))}
    </ul>
  )
}
