/** Every element at another place than its own. */
export const shiftOrder = (order: readonly string[]) => [...order.slice(1), ...order.slice(0, 1)]

export const findOrderLeaks = (items: readonly { id: string }[], order: readonly string[]) => {
  const shown = items.map(({ id }) => id)
  return [
    shown.join() !== [...shown].sort().join() && 'the ids of the steps tell their place',
    order.join() === shown.join() && 'the steps are shown in the right order',
  ]
}
