import { expect, it } from 'vitest'
import { loadWords } from '../../../../activities/src/taught/load-words.ts'
import { markTaught } from './mark-taught.ts'

const taught = { lang: 'en' as const, words: await loadWords('en') }
const text = (value: string) => ({ type: 'text', value })
const tag = (tagName: string, ...children: object[]) => ({ type: 'element', tagName, children })

function mark(...children: object[]) {
  const tree = { type: 'root', children }
  markTaught(taught)(tree as never)
  return tree.children
}

it('@W08 gives emphasised words and whole paragraphs of a lesson their language', () => {
  const lesson = tag('p', text('Le prétérit de '), tag('em', text('go')), text(' est irrégulier.'))
  expect(mark(lesson)).toMatchObject([
    { tagName: 'p', children: [{}, { tagName: 'em', properties: { lang: 'en' } }, {}] },
  ])
  expect(mark(tag('p', text('I play'), tag('strong', text('ed')), text(' football.')))).toMatchObject([
    { tagName: 'p', properties: { lang: 'en' } },
  ])
})

it('@W08 wraps a quoted group, and leaves programs and French alone', () => {
  expect(mark(tag('p', text('On dit « How are you? » à un ami.')))).toMatchObject([
    { children: [text('On dit « '), { tagName: 'span', properties: { lang: 'en' } }, text(' » à un ami.')] },
  ])
  const rest = [tag('pre', tag('code', text('print where'))), tag('p', text('Complétez la phrase.'))]
  expect(JSON.stringify(mark(...rest))).not.toContain('lang')
})
