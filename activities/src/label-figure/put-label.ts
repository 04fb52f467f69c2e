type Places = Readonly<Record<string, string>>

/** The places with a label in a slot: it leaves the slot that it was in, and what was there goes back. */
export const putLabel = (places: Places, label: string, slot: string): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(places).filter(([, placed]) => placed !== label)),
  [slot]: label,
})

/** The places without what stands in a slot. */
export const emptySlot = (places: Places, slot: string): Record<string, string> =>
  Object.fromEntries(Object.entries(places).filter(([id]) => id !== slot))
