import { describe, expect, it } from 'vitest'
import { gatherStyles } from './draw-parts.ts'

const style = (name: string, css: string) => `<style data-emotion="${name}">${css}</style>`

describe('@W06 styles of a page that was drawn at build', () => {
  it('are gathered under the names by which the style library finds them again', () => {
    const html = `${style('a-global g1', ':root{--x:1}')}${style('a b1', '.a-b1{c:d}')}<p class="a-b1">${style('a b2', '.a-b2{e:f}')}<b class="a-b2">x</b></p>`
    expect(gatherStyles(html)).toEqual({
      html: '<p class="a-b1"><b class="a-b2">x</b></p>',
      styles: style('a-global g1', ':root{--x:1}') + style('a b1 b2', '.a-b1{c:d}.a-b2{e:f}'),
    })
  })
  it('may be none', () => {
    expect(gatherStyles('<p>x</p>')).toEqual({ html: '<p>x</p>', styles: '' })
  })
})
