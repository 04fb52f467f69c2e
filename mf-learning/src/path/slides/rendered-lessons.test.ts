import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { z } from 'zod'
import MarkdownMaths from './markdown-maths.tsx'

const packs = path.join(import.meta.dirname, '..', '..', '..', '..', 'tutor', 'content', 'packs')
const Lesson = z.object({ summary: z.object({ sections: z.array(z.object({ title: z.string(), body: z.string() })) }) })
const STRAY = /\*\*|(?<![\s\d])\*(?!\s)|(?<!\s)\*(?![\s\d])|\$|\\[a-z]+/

/** What a person reads of a lesson but for its formulas, which are drawn later: elements and code left out. */
const listWords = (markdown: string) =>
  renderToStaticMarkup(createElement(MarkdownMaths, null, markdown))
    .replace(/<code.*?<\/code>/gs, '')
    .split(/<[^>]*>/)

it('@M02 a lesson of a pack shows no sign of its writing', () => {
  const files = globSync('*/lesson.json', { cwd: packs })
  expect(files.length).toBeGreaterThan(400)
  const stray = files.flatMap(file => {
    const { sections } = Lesson.parse(JSON.parse(readFileSync(path.join(packs, file), 'utf8'))).summary
    return sections.flatMap(({ title, body }) =>
      [title, ...listWords(body)].filter(words => STRAY.test(words)).map(words => `${file}: ${words}`),
    )
  })
  expect(stray).toEqual([])
})
