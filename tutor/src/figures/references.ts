type Item = { id: string; figure?: string | undefined }
/** The parts of a pack whose items may show a figure. */
type Illustrated = {
  figures: readonly { id: string }[]
  summary: { sections: readonly Item[] }
  terms: readonly Item[]
  mcqs: readonly Item[]
  questions: readonly Item[]
  events: readonly Item[]
}

const listItems = ({ summary, terms, mcqs, questions, events }: Illustrated): Item[] => [
  ...summary.sections,
  ...terms,
  ...mcqs,
  ...questions,
  ...events,
]

/** Figures that are named and not there, there and named by nothing, or there twice. */
export const findFigureReferenceFlaws = (pack: Illustrated): string[] => {
  const ids = pack.figures.map(({ id }) => id)
  const items = listItems(pack)
  const named = new Set(items.map(({ figure }) => figure))
  return [
    ...items
      .filter(({ figure }) => figure && !ids.includes(figure))
      .map(({ id, figure }) => `${id}: there is no figure ${figure}`),
    ...ids.filter(id => !named.has(id)).map(id => `${id}: nothing shows this figure`),
    ...ids.filter((id, i) => ids.indexOf(id) < i).map(id => `${id}: the same id twice`),
  ]
}
