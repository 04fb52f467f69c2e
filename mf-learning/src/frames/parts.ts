import { readMessage } from '@ariane/activities/protocol'
import type { z } from 'zod'
import { familyKey, withLocalFonts } from './fonts.ts'
import { type AsksPart, type Content, GivesPart } from './parts-protocol.ts'

const asked = new Map<string, ((content: Content) => void)[]>()
/** Files of the fonts of the styles so far, by what a page calls them. */
const fonts = new Map<string, string>()

/**
 * A frame has no origin: what it fetches is in no cache, and no worker answers it. One that the player wrote asks the player
 * for each further file, who has it once for all frames; scripts and styles are those that the bundler's runtime wants.
 */
export function takePartsFromPlayer(): void {
  if (location.protocol !== 'about:') return
  const { head } = document
  const nonce = document.querySelector('script')?.nonce ?? ''
  const append = head.appendChild.bind(head)
  const take = async (node: HTMLScriptElement | HTMLLinkElement, file: string) => {
    const text = await ask(file)
    if (typeof text !== 'string') return void node.dispatchEvent(new Event('error'))
    const inline = document.createElement(node instanceof HTMLLinkElement ? 'style' : 'script')
    inline.nonce = nonce
    inline.textContent = inline instanceof HTMLStyleElement ? noteFonts(text) : text
    append(inline)
    node.dispatchEvent(new Event('load'))
  }
  head.appendChild = <T extends Node>(node: T): T => {
    const file = fileOf(node)
    if (!file || !(node instanceof HTMLScriptElement || node instanceof HTMLLinkElement)) return append(node)
    void take(node, file)
    return node
  }
  document.fonts.addEventListener('loadingerror', ({ fontfaces }) => {
    for (const face of fontfaces) void bring(face)
  })
  window.addEventListener('message', event => {
    const part = readMessage(GivesPart, event, window.parent)
    if (!part) return
    for (const give of asked.get(part.file) ?? []) give(part.content as Content)
    asked.delete(part.file)
  })
}

/** The name of the file that a script or a style comes from; its folder is the player's business. */
function fileOf(node: Node): string | undefined {
  const address = node instanceof Element ? (node.getAttribute('src') ?? node.getAttribute('href')) : null
  return address?.split('/').at(-1)
}

function ask(file: string): Promise<Content> {
  return new Promise(resolve => {
    const waiting = asked.get(file)
    asked.set(file, [...(waiting ?? []), resolve])
    if (waiting) return
    window.parent.postMessage({ type: 'frame-asks', file } satisfies z.infer<typeof AsksPart>, '*')
  })
}

/** A font is asked for once something is written in it. */
function noteFonts(css: string): string {
  const { text, files } = withLocalFonts(css)
  for (const [key, file] of files) fonts.set(key, file)
  return text
}

async function bring(face: FontFace): Promise<void> {
  const key = familyKey(face)
  const file = fonts.get(key)
  if (!file) return
  fonts.delete(key)
  const bytes = await ask(file)
  if (!(bytes instanceof ArrayBuffer)) return
  const { family, style, weight } = face
  document.fonts.add(await new FontFace(family, bytes, { style, weight }).load())
}
