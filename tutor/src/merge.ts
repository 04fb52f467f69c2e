import type { Notion } from './notions.ts'
import type { Pack } from './pack.ts'

const KEY_POINTS_EACH = 3

/** The packs of a chapter's sub-chapters as one pack about the whole chapter. */
export const merge = (chapter: { id: string; title: string }, packs: readonly [Pack, ...Pack[]]): Pack => {
  const [first, ...others] = packs
  if (others.length === 0) return first
  const all = <T extends { id: string; figure?: string | undefined }>(part: (pack: Pack) => readonly T[]): T[] =>
    packs.flatMap((pack, i) =>
      part(pack).map(item => ({
        ...item,
        id: `${i + 1}-${item.id}`,
        ...(item.figure && { figure: `${i + 1}-${item.figure}` }),
      })),
    )
  const { subChapter: _, notions: __, ...rest } = first
  const notions = packs.flatMap((pack, i) => (pack.notions ?? []).map(notion => prefix(notion, `${i + 1}-`)))
  return {
    ...rest,
    id: chapter.id,
    chapter: chapter.title,
    checks: first.checks.filter(({ kind }) => packs.every(pack => pack.checks.some(check => check.kind === kind))),
    keywords: [...new Set(packs.flatMap(pack => pack.keywords))],
    summary: {
      intro: packs.map(pack => pack.summary.intro).join('\n\n'),
      keyPoints: packs.flatMap(pack => pack.summary.keyPoints.slice(0, KEY_POINTS_EACH)),
      sections: all(pack => pack.summary.sections),
    },
    ...(notions.length > 0 && { notions }),
    terms: all(pack => pack.terms),
    facts: all(pack => pack.facts),
    mcqs: all(pack => pack.mcqs),
    cloze: all(pack => pack.cloze),
    sequences: all(pack => pack.sequences),
    categories: all(pack => pack.categories),
    questions: all(pack => pack.questions),
    texts: all(pack => pack.texts),
    events: all(pack => pack.events),
    pairs: all(pack => pack.pairs),
    scales: all(pack => pack.scales),
    numberLines: all(pack => pack.numberLines),
    tables: all(pack => pack.tables),
    dictations: all(pack => pack.dictations),
    corrections: all(pack => pack.corrections),
    translations: all(pack => pack.translations),
    claims: packs.flatMap((pack, i) => pack.claims.map(one => ({ ...one, question: `${i + 1}-${one.question}` }))),
    again: packs.flatMap((pack, i) => pack.again.map(one => ({ ...one, section: `${i + 1}-${one.section}` }))),
    reasons: all(pack => pack.reasons),
    confusions: all(pack => pack.confusions),
    generators: packs.flatMap(pack => pack.generators),
    figures: all(pack => pack.figures),
    zones: all(pack => pack.zones),
    legends: all(pack => pack.legends),
    pictures: all(pack => pack.pictures),
    valueReadings: all(pack => pack.valueReadings),
    pointPlacings: all(pack => pack.pointPlacings),
    imageDrawings: all(pack => pack.imageDrawings),
  }
}

/** A notion of a part of the chapter, and its items, by the ids that they have in the whole. */
const prefix = (notion: Notion, before: string): Notion => ({
  ...notion,
  id: before + notion.id,
  items: Object.fromEntries(
    Object.entries(notion.items).map(([part, ids]) => [part, part === 'generators' ? ids : ids.map(id => before + id)]),
  ),
})
