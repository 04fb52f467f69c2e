import '../style/writing.css'
import type { ActivityAnswer, ActivityData, ActivityResult } from '@ariane/shared/contracts/activities'
import { Dictation } from './dictation.tsx'
import { FreeWriting } from './free-writing.tsx'
import { Speak } from './speak.tsx'

type Props = {
  data: ActivityData
  answer: ActivityAnswer
  result: ActivityResult | null
  locked: boolean
  onChange: (answer: ActivityAnswer) => void
  onAssess: (answer: ActivityAnswer) => void
}

/** Activities in which one writes or speaks freely; nothing for any other engine. */
export default function Writing({ data, answer, onAssess, ...rest }: Props) {
  if (data.engine === 'writing' && answer.engine === 'writing')
    return <FreeWriting data={data} answer={answer} onAssess={onAssess} {...rest} />
  if (data.engine === 'dictation' && answer.engine === 'dictation')
    return <Dictation data={data} answer={answer} {...rest} />
  if (data.engine === 'speak' && answer.engine === 'speak') return <Speak data={data} answer={answer} {...rest} />
  return null
}
