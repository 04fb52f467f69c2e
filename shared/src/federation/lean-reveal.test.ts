import { expect, it } from 'vitest'
import withoutWholePage from './lean-reveal.ts'

it('@W03 the style sheet of the slides says nothing of the page around them', () => {
  const sheet =
    '.reveal{top:0}@media print{html:not(.print-pdf){height:auto}html:not(.print-pdf) body{margin:0}html:not(.print-pdf) .reveal p{color:#000}}'
  expect(withoutWholePage(sheet)).toBe('.reveal{top:0}@media print{html:not(.print-pdf) .reveal p{color:#000}}')
})
