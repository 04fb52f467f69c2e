import { describe, expect, it } from 'vitest'
import { isTaught } from '../../activities/src/taught/is-taught.ts'
import { loadWords } from '../../activities/src/taught/load-words.ts'
import { splitTaught } from '../../activities/src/taught/split-taught.ts'
import { listProse } from './prose.ts'
import { chosenFolders, readPacks } from './read.ts'
import { TAUGHT } from './taught-words.ts'

const { sources } = readPacks(chosenFolders([]))
const all = sources.flatMap(({ raw, pack }) => listProse(raw).map(prose => ({ ...prose, lang: pack.lang })))

describe.each(TAUGHT)('in the lessons that teach %s', async lang => {
  const words = await loadWords(lang)
  const texts = all.filter(text => text.lang === lang)
  const of = (kind: RegExp) => texts.filter(text => kind.test(text.kind)).map(({ text }) => text)
  const whole = (list: readonly string[]) => list.filter(text => isTaught(text, words))

  it('@W08 sentences and words of that language are marked', () => {
    const marked = texts.filter(({ text }) => isTaught(text, words)).length
    const parts = texts.flatMap(({ text }) => splitTaught(text, words)).filter(stretch => stretch.isTaught).length
    console.log(`${lang}: of ${texts.length} texts ${marked} are marked as a whole, ${parts} groups of words in all`)
    for (const kind of [/^terms\[\]\.example$/, /^corrections\[\]\.right$/]) {
      const sentences = of(kind)
      expect(whole(sentences).length, String(kind)).toBeGreaterThan(0.95 * sentences.length)
    }
    const terms = of(/^terms\[\]\.term$/)
    expect(whole(terms).length).toBeGreaterThan(0.85 * terms.length)
  })

  it('@W08 what is French is not', () => {
    const french = of(
      /^(?:summary\.intro|terms\[\]\.translation|translations\[\]\.source|texts\[\]\.mark\.instruction)$/,
    )
    expect(whole(french)).toEqual([])
  })

  it('@W08 nothing of the lessons of history, science or French would be marked as a sentence of it', () => {
    const french = all.filter(text => text.lang === 'fr' && text.text.split(/\s+/).length > 4)
    const wrong = french.filter(({ text }) => isTaught(text, words)).map(({ text }) => text)
    expect(french.length).toBeGreaterThan(10_000)
    expect(wrong).toEqual([])
  })
})
