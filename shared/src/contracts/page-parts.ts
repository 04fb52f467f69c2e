/** What the build draws: the welcome page for somebody without a session, the frame of a screen for somebody with one. */
export type PagePart = 'welcome' | 'frame'

/** Where the build puts a drawn part into the shell's page. */
export const partPlaces = (part: PagePart) => ({ style: `<!--site:${part}-style-->`, body: `<!--site:${part}-->` })

const BLOCK = /<!--(welcome|frame)-->([\s\S]*?)<!--\/\1-->/g
/** What a page says that starts the shell's scripts itself where it is drawn. A page from before does not say it. */
const MAY_WAIT = '<meta name="scripts" content="wait"'

/** A piece of a page that only those get who get this part. */
export const partBlock = (part: PagePart, html: string): string => `<!--${part}-->${html}<!--/${part}-->`

/** The page with one drawn part, or with none, and without any trace of another. The scripts of the welcome page wait for somebody. */
export function choosePart(page: string, chosen: PagePart | null): string {
  const isDrawn = chosen !== null && page.includes(`<!--${chosen}-->`)
  const whole = page.replace(BLOCK, (_block, part: PagePart, html: string) => (part === chosen ? html : ''))
  return isDrawn && chosen === 'welcome' && page.includes(MAY_WAIT) ? holdScripts(whole) : whole
}

/** No browser fetches a script of a type that it does not know. */
const holdScripts = (page: string) => page.replace(/<script(?= [^>]*\bsrc=)/g, '<script type="waits"')
