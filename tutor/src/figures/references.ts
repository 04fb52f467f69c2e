type Item = { id: string; figure?: string | undefined }
/** The parts of a pack whose items may show a figure. */
type Illustrated = {
  figures: readonly { id: string }[]
  summary: { sections: readonly Item[] }
  terms: readonly Item[]
  mcqs: readonly Item[]
  questions: readonly Item[]
  events: readonly Item[]
  zones: readonly Item[]
  legends: readonly Item[]
  pictures: readonly Item[]
  valueReadings: readonly Item[]
  pointPlacings: readonly Item[]
  imageDrawings: readonly Item[]
}

const listItems = (pack: Illustrated): Item[] => [
  ...listShown(pack),
  ...pack.valueReadings,
  ...pack.pointPlacings,
  ...pack.imageDrawings,
]

const listShown = ({ summary, terms, mcqs, questions, events, zones, legends, pictures }: Illustrated): Item[] => [
  ...summary.sections,
  ...terms,
  ...mcqs,
  ...questions,
  ...events,
  ...zones,
  ...legends,
  ...pictures,
]

/** Figures that nothing shows: no flaw where a model wrote the lesson anew. */
export const findUnusedFigures = (pack: Illustrated): string[] => {
  const named = new Set(listItems(pack).map(({ figure }) => figure))
  return pack.figures.filter(({ id }) => !named.has(id)).map(({ id }) => `figure ${id}: nothing shows it`)
}

/** Figures that are named and not there, or there twice. */
export const findFigureReferenceFlaws = (pack: Illustrated): string[] => {
  const ids = pack.figures.map(({ id }) => id)
  const items = listItems(pack)
  return [
    ...items
      .filter(({ figure }) => figure && !ids.includes(figure))
      .map(({ id, figure }) => `${id}: there is no figure ${figure}`),
    ...ids.filter((id, i) => ids.indexOf(id) < i).map(id => `${id}: the same id twice`),
  ]
}
