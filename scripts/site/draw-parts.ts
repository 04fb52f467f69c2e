import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PagePart, partBlock, partPlaces } from '../../shared/src/contracts/page-parts.ts'

const STYLE = /<style data-emotion="([^"]+)">([\s\S]*?)<\/style>/g

/**
 * Styles that stand before what they style, gathered for the head: the style library takes them over by the name in their
 * attribute, one element for each global sheet and one for all the rest.
 */
export function gatherStyles(html: string): { html: string; styles: string } {
  const found = [...html.matchAll(STYLE)].map(([, name = '', css = '']) => ({ name, css }))
  const isGlobal = ({ name }: { name: string }) => name.includes('-global ')
  const rest = found.filter(one => !isGlobal(one))
  const [key] = rest.map(({ name }) => name.split(' ')[0])
  const ids = rest.map(({ name }) => name.split(' ').slice(1).join(' '))
  const elements = [
    ...found.filter(isGlobal),
    ...(key ? [{ name: [key, ...ids].join(' '), css: rest.map(({ css }) => css).join('') }] : []),
  ]
  const styles = elements.map(({ name, css }) => `<style data-emotion="${name}">${css}</style>`).join('')
  return { html: html.replace(STYLE, ''), styles }
}

/**
 * Puts welcome page and frame of the screens, drawn by the shell's own components, into its built page. Of them the server
 * leaves out what is another's.
 */
export async function drawParts(shell: string): Promise<void> {
  const file = path.join(shell, 'dist/index.html')
  const page = await readFile(file, 'utf8')
  if (!page.includes(partPlaces('welcome').body)) return
  const built = pathToFileURL(path.join(shell, 'dist-drawn/draw.js'))
  // Another build in the same process is another module.
  built.searchParams.set('at', String(Date.now()))
  const draw = (await import(built.href)) as Record<'drawWelcome' | 'drawFrame', () => string>
  await writeFile(file, put(put(page, 'welcome', draw.drawWelcome()), 'frame', draw.drawFrame()))
}

function put(page: string, part: PagePart, drawn: string): string {
  const { html, styles } = gatherStyles(drawn)
  const places = partPlaces(part)
  return page.replace(places.style, () => partBlock(part, styles)).replace(places.body, () => partBlock(part, html))
}
