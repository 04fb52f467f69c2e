import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import withOwnPageRules from '../../../shared/src/federation/own-page-rules.ts'
import { ROOT } from '../../site/packages.ts'
import { findBareSelectors } from './bare-selectors.ts'

const require = createRequire(path.join(ROOT, 'mf-learning/package.json'))

it.each([
  ['reveal.js/reveal.css', ['html:not(.print-pdf)', 'html:not(.print-pdf) body']],
  ['katex/dist/katex.min.css', ['body']],
])('@W03 what %s says of the whole page is said of pages that have what it draws', (name, bare) => {
  const sheet = readFileSync(require.resolve(name), 'utf8')
  expect(findBareSelectors(name, Buffer.from(sheet))).toEqual(bare)
  expect(findBareSelectors(name, Buffer.from(withOwnPageRules(sheet)))).toEqual([])
})
