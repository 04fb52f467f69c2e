import { expect, it } from 'vitest'
import { ownIds } from './own-ids.ts'

it('gives a figure ids of its own, and what names them follows', () => {
  const svg =
    '<svg aria-labelledby="figure-0a1b2c3d-title"><title id="figure-0a1b2c3d-title">figure-0a1b2c3d</title><path fill="url(#figure-0a1b2c3d-a45)"/></svg>'
  expect(ownIds(svg, '_r_1_')).toBe(
    '<svg aria-labelledby="figure-0a1b2c3d_r_1_-title"><title id="figure-0a1b2c3d_r_1_-title">figure-0a1b2c3d</title><path fill="url(#figure-0a1b2c3d_r_1_-a45)"/></svg>',
  )
})
