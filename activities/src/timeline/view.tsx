import './style.css'
import { OrderList } from '../order/order-list.tsx'
import type { ViewProps } from '../view-props.ts'

/** Events to put in order on a line of time. */
export default function Timeline({ data, answer, result, locked, onChange }: ViewProps<'timeline'>) {
  return (
    <OrderList
      data={data}
      kind="timeline"
      order={answer.order}
      result={result}
      locked={locked}
      onOrder={order => onChange({ engine: 'timeline', order })}
    />
  )
}
