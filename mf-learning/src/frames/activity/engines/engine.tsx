import type { ActivityAnswer, ActivityData, ActivityResult } from '@ariane/shared/contracts/activities'
import { Accordion } from './accordion.tsx'
import { Cards } from './cards.tsx'
import { Cloze } from './cloze.tsx'
import { Match } from './match.tsx'
import { Order } from './order.tsx'
import { Quiz } from './quiz.tsx'

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
  /** Everything there is to read was opened. */
  onRead: () => void
}

/** Data and answer always belong to the same engine; this is where the compiler learns it. */
export function Engine({ data, answer, onRead, ...rest }: Props) {
  if (data.engine === 'accordion') return <Accordion data={data} isRead={rest.result !== null} onRead={onRead} />
  if (data.engine === 'quiz' && answer.engine === 'quiz') return <Quiz data={data} answer={answer} {...rest} />
  if (data.engine === 'cloze' && answer.engine === 'cloze') return <Cloze data={data} answer={answer} {...rest} />
  if (data.engine === 'cards' && answer.engine === 'cards') return <Cards data={data} answer={answer} {...rest} />
  if (data.engine === 'match' && answer.engine === 'match') return <Match data={data} answer={answer} {...rest} />
  if ((data.engine === 'order' || data.engine === 'timeline') && answer.engine === data.engine)
    return <Order data={data} answer={answer} {...rest} />
  return null
}
