/** Whether an order is one of these items. */
export const hasSameItems = (items: readonly { id: string }[], order: readonly string[]) => {
  const ids = new Set(items.map(item => item.id))
  return order.length === ids.size && order.every(id => ids.has(id))
}
