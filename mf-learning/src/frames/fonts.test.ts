import { describe, expect, it } from 'vitest'
import { familyKey, withLocalFonts } from './fonts.ts'

const KATEX =
  '@font-face{font-display:block;font-family:KaTeX_Main;font-style:italic;font-weight:700;src:url(/frames/activity/KaTeX_Main-BoldItalic.6f2b.woff2)format("woff2"),url(KaTeX_Main-BoldItalic.d8b0.ttf)format("truetype")}'

describe('the fonts of a frame', () => {
  it('have no address, and are known by what the page calls them', () => {
    const { text, files } = withLocalFonts(`.a{color:red}${KATEX}.b{src:none}`)
    expect(text).toBe(
      '.a{color:red}@font-face{font-display:block;font-family:KaTeX_Main;font-style:italic;font-weight:700;src:local("KaTeX_Main-BoldItalic.6f2b.woff2")}.b{src:none}',
    )
    expect([...files]).toEqual([['KaTeX_Main italic 700', 'KaTeX_Main-BoldItalic.6f2b.woff2']])
  })

  it('stay as they are where they come in the text', () => {
    const inside = '@font-face{font-family:A;src:url(data:font/woff2;base64,AAAA)}'
    expect(withLocalFonts(inside)).toEqual({ text: inside, files: new Map() })
  })

  it('that come in the text have no other address: the page may fetch none', () => {
    const both =
      '@font-face{font-family:KaTeX_Size3;src:url(data:font/woff2;base64,AA$&A)format("woff2"),url(/frames/activity/Size3.9acaf0.woff)format("woff")}.c{}'
    const text = '@font-face{font-family:KaTeX_Size3;src:url(data:font/woff2;base64,AA$&A)format("woff2")}.c{}'
    expect(withLocalFonts(both)).toEqual({ text, files: new Map() })
  })

  it.each([
    [{ family: '"KaTeX_Main"', style: 'normal', weight: 'normal' }],
    [{ family: 'KaTeX_Main', style: 'normal', weight: '400' }],
  ])('have one key however an engine writes them', face => {
    expect(familyKey(face)).toBe('KaTeX_Main normal 400')
  })
})
