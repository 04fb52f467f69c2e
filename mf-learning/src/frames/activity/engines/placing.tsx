import '../style/placing.css'
import '../style/turning.css'
import type { ActivityAnswer, ActivityData, ActivityResult } from '@ariane/shared/contracts/activities'
import { Categorize } from './categorize.tsx'
import { Grid } from './grid.tsx'
import { MarkPieces } from './mark-pieces.tsx'
import { Memory } from './memory.tsx'
import { Table } from './table.tsx'

type Props = {
  data: ActivityData
  answer: ActivityAnswer
  result: ActivityResult | null
  locked: boolean
  onChange: (answer: ActivityAnswer) => void
}

/** The engines in which something is placed, marked or turned over: fetched with the first of them that is shown. */
export default function Placing({ data, answer, ...rest }: Props) {
  if (data.engine === 'categorize' && answer.engine === 'categorize')
    return <Categorize data={data} answer={answer} {...rest} />
  if (data.engine === 'grid' && answer.engine === 'grid') return <Grid data={data} answer={answer} {...rest} />
  if (data.engine === 'table' && answer.engine === 'table') return <Table data={data} answer={answer} {...rest} />
  if (data.engine === 'memory' && answer.engine === 'memory') return <Memory data={data} answer={answer} {...rest} />
  if (data.engine === 'mark' && answer.engine === 'mark') return <MarkPieces data={data} answer={answer} {...rest} />
  return null
}
