import type { Content } from '../../frames/parts-protocol.ts'
import { listFiles, wholePage } from './frame-page.ts'

/** Where this very build of the remote lies; the bundler's. */
declare const __webpack_public_path__: string

const NAME = 'activity'
/** What of a module's link is this frame: of our own, and no other page. */
export const isActivityFrame = (href: string): boolean => new URL(href).pathname === `/frames/${NAME}.html`

const held = new Map<string, Promise<ArrayBuffer>>()

/** The bytes of a file of this build, once for all frames; what did not come is asked for again the next time. */
function read(path: string): Promise<ArrayBuffer> {
  const before = held.get(path)
  if (before) return before
  const now = fetchBytes(path)
  held.set(path, now)
  now.catch(() => held.delete(path))
  return now
}

async function fetchBytes(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(`frames/${path}`, new URL(__webpack_public_path__, location.href)))
  if (!answer.ok) throw new Error(`HTTP ${answer.status} for ${path}`)
  return answer.arrayBuffer()
}

const readText = async (path: string) => new TextDecoder().decode(await read(path))

/** A further file of the frame. */
export async function readPart(file: string): Promise<Content> {
  const path = `${NAME}/${file}`
  try {
    return await (file.endsWith('.woff2') ? read(path) : readText(path))
  } catch {
    return null
  }
}

/** The frame's page with its files in it, to be written into a frame. */
export async function readFramePage(): Promise<string> {
  const html = await readText(`${NAME}.html`)
  const texts = listFiles(html).map(async file => [file, await readText(`${NAME}/${file}`)] as const)
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  return wholePage(html, new Map(await Promise.all(texts)), nonce)
}
