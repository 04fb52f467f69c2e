import { describe, expect, it } from 'vitest'
import { choosePart, partBlock } from './page-parts.ts'

describe('@W06 the welcome page inside the shell’s page', () => {
  const page = `<head>${partBlock('welcome', '<style>a</style>')}</head><div>${partBlock('welcome', '<p>Bonjour</p>')}</div>`
  it('stands there for somebody without a session', () => {
    expect(choosePart(page, 'welcome')).toBe('<head><style>a</style></head><div><p>Bonjour</p></div>')
  })
  it('leaves no trace for anybody else', () => {
    expect(choosePart(page, null)).toBe('<head></head><div></div>')
  })
  it('is another part than the frame of somebody with one', () => {
    const both = `${page}<main>${partBlock('frame', '<p>Cadre</p>')}</main>`
    expect(choosePart(both, 'frame')).toBe('<head></head><div></div><main><p>Cadre</p></main>')
    expect(choosePart(both, 'welcome')).not.toContain('Cadre')
    expect(choosePart(both, null)).toBe('<head></head><div></div><main></main>')
  })
  it('is not in a page that was built without it', () => {
    expect(choosePart('<div></div>', 'welcome')).toBe('<div></div>')
  })
})

describe('@W06 the scripts of the shell', () => {
  const wait = '<meta name="scripts" content="wait" />'
  const scripts = '<script defer src="/a.js" integrity="x"></script><script>1</script>'
  it('wait on the drawn page, and those within the page do not', () => {
    const found = choosePart(wait + scripts + partBlock('welcome', '<p>Bonjour</p>'), 'welcome')
    expect(found).toBe(`${wait}${scripts.replace('<script defer', '<script type="waits" defer')}<p>Bonjour</p>`)
  })
  it('run at once for anybody else, where nothing is drawn, and in a page from before', () => {
    expect(choosePart(wait + scripts + partBlock('welcome', '<p>Bonjour</p>'), null)).toBe(wait + scripts)
    expect(choosePart(wait + scripts + partBlock('frame', '<p>Cadre</p>'), 'frame')).toBe(
      `${wait}${scripts}<p>Cadre</p>`,
    )
    expect(choosePart(wait + scripts, 'welcome')).toBe(wait + scripts)
    expect(choosePart(scripts + partBlock('welcome', '<p>Bonjour</p>'), 'welcome')).toBe(`${scripts}<p>Bonjour</p>`)
  })
})
