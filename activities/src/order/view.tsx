import type { ViewProps } from '../view-props.ts'
import { OrderList } from './order-list.tsx'

/** Elements to put in order, perhaps on a scale or on cards. */
export default function Order({ data, figure, answer, result, locked, onChange }: ViewProps<'order'>) {
  return (
    <OrderList
      data={data}
      figure={figure}
      kind="order"
      order={answer.order}
      result={result}
      locked={locked}
      onOrder={order => onChange({ engine: 'order', order })}
    />
  )
}
