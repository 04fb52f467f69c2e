import type { ActivityAnswer, ActivityData, ActivityResult } from '@ariane/shared/contracts/activities'
import { lazy, Suspense } from 'react'
import { messages } from '../../messages.ts'
import { isPlacing } from '../answers-placing.ts'
import { isReading } from '../reading/answers.ts'
import { isWriting } from '../writing/answers.ts'
import { Accordion } from './accordion.tsx'
import { Cards } from './cards.tsx'
import { Cloze } from './cloze.tsx'
import { Match } from './match.tsx'
import { Order } from './order.tsx'
import { Quiz } from './quiz.tsx'

// Fetched with the first activity that needs it, as most need none of it.
const Placing = lazy(() => import('./placing.tsx'))
const Reading = lazy(() => import('../reading/reading.tsx'))
const Writing = lazy(() => import('../writing/writing.tsx'))

type Of<T, E extends ActivityData['engine']> = Extract<T, { engine: E }>

/** What every engine gets; `locked` while judged and after. */
export type EngineProps<E extends ActivityData['engine']> = {
  data: Of<ActivityData, E>
  answer: Of<ActivityAnswer, E>
  result: ActivityResult | null
  locked: boolean
  onChange: (answer: Of<ActivityAnswer, E>) => void
}

type Props = {
  data: ActivityData
  answer: ActivityAnswer
  result: ActivityResult | null
  locked: boolean
  onChange: (answer: ActivityAnswer) => void
  /** Everything there is to read was opened; with an answer when one belongs to it. */
  onRead: (answer?: ActivityAnswer) => void
  /** The writer's own judgement, noted after the result. */
  onAssess: (answer: ActivityAnswer) => void
}

/** Data and answer always belong to the same engine; this is where the compiler learns it. */
export function Engine({ data, answer, onRead, onAssess, ...rest }: Props) {
  if (data.engine === 'accordion') return <Accordion data={data} isRead={rest.result !== null} onRead={onRead} />
  if (data.engine === 'quiz' && answer.engine === 'quiz') return <Quiz data={data} answer={answer} {...rest} />
  if (data.engine === 'cloze' && answer.engine === 'cloze') return <Cloze data={data} answer={answer} {...rest} />
  if (data.engine === 'cards' && answer.engine === 'cards') return <Cards data={data} answer={answer} {...rest} />
  if (data.engine === 'match' && answer.engine === 'match') return <Match data={data} answer={answer} {...rest} />
  if ((data.engine === 'order' || data.engine === 'timeline') && answer.engine === data.engine)
    return <Order data={data} answer={answer} {...rest} />
  if (isPlacing(data))
    return (
      <Suspense fallback={<p className="waiting">{messages.loading}</p>}>
        <Placing data={data} answer={answer} {...rest} />
      </Suspense>
    )
  if (isWriting(data))
    return (
      <Suspense fallback={<p className="waiting">{messages.loading}</p>}>
        <Writing data={data} answer={answer} onAssess={onAssess} {...rest} />
      </Suspense>
    )
  if (isReading(data.engine))
    return (
      <Suspense fallback={<p className="waiting">{messages.loading}</p>}>
        <Reading data={data} answer={answer} onRead={onRead} {...rest} />
      </Suspense>
    )
  return null
}
